DROP INDEX "kols_search";--> statement-breakpoint
DROP INDEX "kols_public_search";--> statement-breakpoint
CREATE INDEX "kol_facets_beginning" ON "kol_facets" USING btree ("search" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "kol_facets_public_beginning" ON "kol_facets" USING btree ("public_search" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "kols_exact_name" ON "kols" USING btree (lower("stage_name") text_pattern_ops);