//! An empty database for each test, on the engine that the tests are run with.

use std::env;
use std::io::{Write, stderr};
use std::process::Command;
use std::sync::atomic::{AtomicU32, Ordering};

use tempfile::TempDir;
use tokio_postgres::NoTls;

/// Names the engine that the tests are run with, if it is not SQLite.
const ENGINE: &str = "TEST_ENGINE";

/// Names a server with a database in which schemas may be made.
const SERVER: &str = "TEST_POSTGRES";

/// Says where requests are counted, if that is not in memory.
const COUNTS: &str = "TEST_COUNTS";

/// Names a server that requests may be counted on.
const REDIS: &str = "TEST_REDIS";

/// Where a database may be made: a folder, and on PostgreSQL a schema. It is
/// removed with all that is in it.
pub struct Place {
    /// The address of the database.
    pub url: String,
    /// A folder for whatever else is needed.
    pub folder: TempDir,
    schema: Option<Schema>,
}

struct Schema {
    server: String,
    name: String,
}

impl Place {
    /// Makes one.
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

/// Whether the tests are run on PostgreSQL.
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

impl Drop for Place {
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

/// The server on which the tests count requests, and the prefix of the names of this place; `None`
/// if they count in memory.
pub fn redis(place: &Place) -> Option<(String, String)> {
    env::var_os(COUNTS)?;
    let prefix = place.folder.path().display().to_string();
    Some((env::var(REDIS).unwrap(), prefix))
}

/// Runs the tests of a module again with requests counted on Redis, except those whose name
/// contains one of `others`.
pub fn run_again_on_redis(module: &str, others: &[&str]) {
    run_again(REDIS, (COUNTS, "redis"), module, others);
}

/// Runs the tests of a module again on PostgreSQL, except those whose name contains one of
/// `others`.
pub fn run_again_on_postgres(module: &str, others: &[&str]) {
    run_again(SERVER, (ENGINE, "postgres"), module, others);
}

/// Runs the tests of a module, of all modules if it is empty, again with a variable set, if the
/// variable `server` names a server.
fn run_again(server: &str, (name, value): (&str, &str), module: &str, others: &[&str]) {
    if [ENGINE, COUNTS]
        .iter()
        .any(|set| env::var_os(set).is_some())
    {
        return;
    }
    if env::var_os(server).is_none() {
        // Past what the test harness keeps back.
        let _ = writeln!(stderr(), "skipped: {server} names no server");
        return;
    }
    let mut tests = Command::new(env::current_exe().unwrap());
    // The harness names tests without the crate.
    let (_, module) = module.split_once("::").unwrap_or_default();
    tests.env(name, value).args(["--quiet", module]);
    for other in others {
        tests.args(["--skip", other]);
    }
    let output = tests.output().unwrap();
    let (out, err) = (output.stdout, output.stderr);
    let shown = [out, err].map(|bytes| String::from_utf8_lossy(&bytes).into_owned());
    assert!(output.status.success(), "{}", shown.concat());
}
