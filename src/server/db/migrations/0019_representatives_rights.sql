-- Representatives are guarded by rights on users; who kept them until now goes on. What was stored stays.
INSERT INTO role_permissions (role_id, scope, action)
SELECT role_id, 'user_management', action FROM role_permissions
WHERE scope = 'customer_management' AND action IN ('c_representative', 'u_representative', 'd_representative')
ON CONFLICT DO NOTHING;--> statement-breakpoint
-- A preview has a right of its own; who may import could always look a file through.
INSERT INTO role_permissions (role_id, scope, action)
SELECT role_id, scope, 'c_import_review' FROM role_permissions
WHERE scope = 'campaigns_management' AND action = 'c_import'
ON CONFLICT DO NOTHING;--> statement-breakpoint
INSERT INTO role_permissions (role_id, scope, action)
SELECT p.role_id, p.scope, 'r_detail' FROM role_permissions p JOIN roles r ON r.id = p.role_id
WHERE p.scope = 'language_management' AND p.action = 'r' AND r.name = 'manager'
ON CONFLICT DO NOTHING;
