-- What a subscription is paid in: agreed on when it is bought, which may be days before its first invoice.
alter table subscriptions add column currency text;
update subscriptions set currency = (
  select currency from invoices where invoices.account_id = subscriptions.account_id order by number desc limit 1)
  where status = 'active';
