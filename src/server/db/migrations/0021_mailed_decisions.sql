-- Decisions and the status of requests are kinds of their own now: who had chosen keeps that choice for them.
INSERT INTO notification_preferences (user_id, kind, in_app, by_mail)
SELECT user_id, CASE kind WHEN 'approval' THEN 'decision' ELSE 'request_status' END, in_app, by_mail
FROM notification_preferences WHERE kind IN ('approval', 'request')
ON CONFLICT DO NOTHING;
