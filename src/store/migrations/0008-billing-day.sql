-- The day of the month a subscription began on: after a short month, periods end on it again.
alter table subscriptions add column billing_day smallint check (billing_day between 1 and 31);
-- What began before this column did: its last period, whose two ends show the day unless both months were too short for it.
update subscriptions set billing_day = (
  select greatest(extract(day from period_start at time zone 'utc'), extract(day from invoices.period_end at time zone 'utc'))
    from invoices where invoices.account_id = subscriptions.account_id order by number desc limit 1)
  where status = 'active';
