/** What the names of files with rows end with, packed or not, as part of an expression. */
export const ROW_FILE_ENDINGS = 'csv|tsv|tab|psv|txt|jsonl?|ndjson|xlsx|parquet';
