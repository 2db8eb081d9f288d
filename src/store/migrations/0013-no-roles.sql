-- Nothing ever gave an account another role than its reader's.
alter table accounts drop column role;
