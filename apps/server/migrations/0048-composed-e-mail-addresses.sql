-- One address is one account, however its letters with accents are written: new ones are composed since this release.
-- Of several accounts with the same composed address the oldest gets it; the others stay as they are, for a person to look at.
select set_config('app.reach', 'all', true);

-- safe: touches only accounts with accents in their address that are written in parts.
update users set email = normalize(email, NFC)
where email <> normalize(email, NFC)
  and id = (select min(other.id) from users other where normalize(other.email, NFC) = normalize(users.email, NFC))
  and not exists (select 1 from users other where other.email = normalize(users.email, NFC));
