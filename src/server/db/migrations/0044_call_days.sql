CREATE TABLE "call_days" (
	"day" date PRIMARY KEY NOT NULL,
	"answered" bigint NOT NULL,
	"failed" bigint NOT NULL
);
