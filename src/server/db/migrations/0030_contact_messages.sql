ALTER TABLE "contact_messages" ADD COLUMN "company" text;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "search" text GENERATED ALWAYS AS (normalise_text(name || ' ' || email || ' ' || coalesce(company, ''))) STORED;--> statement-breakpoint
CREATE INDEX "contact_messages_search" ON "contact_messages" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "contact_messages_newest" ON "contact_messages" USING btree ("created_at","id");--> statement-breakpoint
-- Who runs the house reads what visitors write; groups of the house's own are given it by hand.
INSERT INTO role_permissions (role_id, scope, action)
SELECT id, 'setting', 'r_contact' FROM roles WHERE name IN ('admin', 'manager')
ON CONFLICT DO NOTHING;
