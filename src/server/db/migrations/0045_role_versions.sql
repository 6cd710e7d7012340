-- Whoever keeps what a role allows knows by the role's row that it changed, whoever changed it and how.
CREATE FUNCTION touch_roles_of_rights() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  UPDATE roles SET id = id WHERE id IN (SELECT role_id FROM changed_rows);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER touch_roles_insert AFTER INSERT ON role_permissions REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION touch_roles_of_rights();
--> statement-breakpoint
CREATE TRIGGER touch_roles_delete AFTER DELETE ON role_permissions REFERENCING OLD TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION touch_roles_of_rights();
--> statement-breakpoint
CREATE TRIGGER touch_roles_update AFTER UPDATE ON role_permissions REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION touch_roles_of_rights();
