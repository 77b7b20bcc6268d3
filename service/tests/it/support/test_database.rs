//! An empty database for each test, on the engine that the tests use.

use std::env;
use std::io::{Write, stderr};
use std::process::Command;
use std::sync::atomic::{AtomicU32, Ordering};

use tempfile::TempDir;
use tokio_postgres::NoTls;

/// The variable that selects the engine; the default is SQLite.
const ENGINE: &str = "TEST_ENGINE";

/// The variable with the URL of a PostgreSQL database in which schemas may be created.
const SERVER: &str = "TEST_POSTGRES";

/// The variable that selects where requests are counted; the default is in memory.
const COUNTS: &str = "TEST_COUNTS";

/// The variable with the URL of a Redis server that may count requests.
const REDIS: &str = "TEST_REDIS";

/// A folder for a database, and a schema on PostgreSQL. Both are removed when it is dropped.
pub struct TestDatabase {
    /// The URL of the database.
    pub url: String,
    /// A folder for the SQLite database and other files.
    pub folder: TempDir,
    schema: Option<Schema>,
}

struct Schema {
    server: String,
    name: String,
}

impl TestDatabase {
    /// Creates an empty database.
    pub fn new() -> Self {
        let folder = tempfile::tempdir().unwrap();
        if !is_on_postgres() {
            let url = format!("sqlite://{}/test.db", folder.path().display());
            let schema = None;
            return Self {
                url,
                folder,
                schema,
            };
        }
        let schema = Schema::new();
        let separator = if schema.server.contains('?') {
            '&'
        } else {
            '?'
        };
        let url = format!(
            "{}{separator}options=-csearch_path%3D{}",
            schema.server, schema.name
        );
        Self {
            url,
            folder,
            schema: Some(schema),
        }
    }
}

/// Returns `true` if the tests use PostgreSQL.
pub fn is_on_postgres() -> bool {
    env::var(ENGINE).is_ok_and(|engine| engine == "postgres")
}

impl Schema {
    fn new() -> Self {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let number = COUNT.fetch_add(1, Ordering::Relaxed);
        let schema = Self {
            server: env::var(SERVER).unwrap(),
            name: format!("test_{}_{number}", std::process::id()),
        };
        execute(&schema.server, &format!("CREATE SCHEMA {}", schema.name)).unwrap();
        schema
    }
}

impl Drop for TestDatabase {
    fn drop(&mut self) {
        if let Some(Schema { server, name }) = &self.schema {
            // A test may have stopped the server.
            let _ = execute(server, &format!("DROP SCHEMA {name} CASCADE"));
        }
    }
}

/// Runs a statement on the server, outside of any runtime of the caller.
fn execute(server: &str, sql: &str) -> Result<(), tokio_postgres::Error> {
    let run = || {
        let runtime = tokio::runtime::Runtime::new().unwrap();
        runtime.block_on(async {
            let (client, connection) = tokio_postgres::connect(server, NoTls).await?;
            tokio::spawn(connection);
            client.batch_execute(sql).await
        })
    };
    std::thread::scope(|scope| scope.spawn(run).join().unwrap())
}

/// The Redis server that counts the requests of the tests, and the prefix of the keys for a database; `None` if they
/// are counted in memory.
pub fn redis(database: &TestDatabase) -> Option<(String, String)> {
    env::var_os(COUNTS)?;
    let prefix = database.folder.path().display().to_string();
    Some((env::var(REDIS).unwrap(), prefix))
}

/// Reruns the tests of a module with requests counted on Redis, except those whose name contains one of `skipped`.
pub fn rerun_on_redis(module: &str, skipped: &[&str]) {
    rerun(REDIS, (COUNTS, "redis"), module, skipped);
}

/// Reruns the tests of a module on PostgreSQL, except those whose name contains one of `skipped`.
pub fn rerun_on_postgres(module: &str, skipped: &[&str]) {
    rerun(SERVER, (ENGINE, "postgres"), module, skipped);
}

/// Reruns the tests of a module, or of all modules if it is empty, with a variable set, if the variable `server` names
/// a server.
fn rerun(server: &str, (name, value): (&str, &str), module: &str, skipped: &[&str]) {
    if [ENGINE, COUNTS]
        .iter()
        .any(|set| env::var_os(set).is_some())
    {
        return;
    }
    if env::var_os(server).is_none() {
        // Bypasses the output capture of the test harness.
        let _ = writeln!(stderr(), "skipped: {server} does not name a server");
        return;
    }
    let mut tests = Command::new(env::current_exe().unwrap());
    // Test names do not include the crate.
    let (_, module) = module.split_once("::").unwrap_or_default();
    tests.env(name, value).args(["--quiet", module]);
    for name in skipped {
        tests.args(["--skip", name]);
    }
    let output = tests.output().unwrap();
    let (out, err) = (output.stdout, output.stderr);
    let output_text = [out, err].map(|bytes| String::from_utf8_lossy(&bytes).into_owned());
    assert!(output.status.success(), "{}", output_text.concat());
}
