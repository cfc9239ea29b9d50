#include <stdio.h>
#include "sqlite3.h"

static int row(void *unused, int count, char **values, char **names) {
  for (int at = 0; at < count; at++)
    printf("%s=%s ", names[at], values[at] ? values[at] : "NULL");
  printf("\n");
  return 0;
}

static const char *const QUERIES[] = {
    "create table t(a integer primary key, b text, c real)",
    "with recursive n(i) as (select 1 union all select i+1 from n where i<1000) "
    "insert into t select i, 'r'||(i*7919%1000), i/3.0 from n",
    "create index ib on t(b)",
    "select count(*), sum(a), round(avg(c),6), min(b), max(b) from t",
    "select b, group_concat(a) from t where b like 'r1_' group by b order by b limit 5",
    "update t set c = c*2 where a%3=0",
    "select printf('%.10g', total(c)) from t",
    "select json_extract('{\"x\":[1,2,{\"y\":3}]}', '$.x[2].y')",
    "pragma integrity_check",
};

int main(void) {
  sqlite3 *db;
  char *error = 0;
  if (sqlite3_open(":memory:", &db))
    return 1;
  for (unsigned at = 0; at < sizeof QUERIES / sizeof *QUERIES; at++)
    if (sqlite3_exec(db, QUERIES[at], row, 0, &error)) {
      printf("%s\n", error);
      return 2;
    }
  return sqlite3_close(db);
}
