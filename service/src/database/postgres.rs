//! A PostgreSQL server, which several instances of the service share.

mod address;
mod lock;
mod migrations;
#[cfg(test)]
mod tests;
mod tls;

use std::sync::Arc;
use std::time::Duration;

use deadpool_postgres::{
    Client, Hook, HookError, Manager, ManagerConfig, Object, Pool, PoolError, RecyclingMethod,
    Runtime,
};
use tokio::time::timeout;
use tokio_postgres::error::SqlState;

pub use self::address::Address;

pub(super) use self::lock::SessionLock;

use super::{Error, Row, Statement, Tables};
use crate::metrics;

/// How many connections an instance has at most.
const MAX_CONNECTIONS: usize = 16;

/// How long a connection is waited for: for one that another request gives back,
/// and for one that is made.
const CONNECTION_PATIENCE: Duration = Duration::from_secs(2);

/// How long a statement is waited for, as the server counts it and as it is
/// counted here, where the server may have gone without a word.
const STATEMENT_SECONDS: u64 = 4;
const PATIENCE: Duration = Duration::from_secs(STATEMENT_SECONDS + 1);

/// A handle of the server; its clones share the connections.
#[derive(Clone)]
pub struct Postgres {
    pool: Pool,
}

impl Postgres {
    /// Opens the database, making its tables and renewing them where that is
    /// needed; only one instance does it at a time.
    pub async fn open(address: &Address) -> Result<Self, Error> {
        let opened = Self::connect(address)?;
        let mut client = opened.client().await?;
        migrations::migrate(&mut client).await?;
        Ok(opened)
    }

    /// Opens a database whose tables are there, in the version of this program.
    pub async fn open_existing(address: &Address) -> Result<Self, Error> {
        let opened = Self::connect(address)?;
        migrations::tables(&opened.client().await?)
            .await?
            .usable()?;
        Ok(opened)
    }

    /// What tables a database has.
    pub(super) async fn look(address: &Address) -> Result<Tables, Error> {
        let opened = Self::connect(address)?;
        migrations::tables(&opened.client().await?).await
    }

    fn connect(address: &Address) -> Result<Self, Error> {
        let config = ManagerConfig {
            recycling_method: RecyclingMethod::Fast,
        };
        let manager = Manager::from_config(address.config(), tls::connector(address)?, config);
        let pool = Pool::builder(manager)
            .max_size(MAX_CONNECTIONS)
            .runtime(Runtime::Tokio1)
            .wait_timeout(Some(CONNECTION_PATIENCE))
            .create_timeout(Some(CONNECTION_PATIENCE))
            .recycle_timeout(Some(CONNECTION_PATIENCE))
            .post_create(Hook::async_fn(|client, _| {
                Box::pin(async move { settle(client).await.map_err(HookError::Backend) })
            }))
            .build();
        let pool = pool.map_err(|error| Error::Failed(error.to_string()))?;
        Ok(Self { pool })
    }

    async fn client(&self) -> Result<Client, Error> {
        Ok(self.pool.get().await?)
    }

    /// The rows that a statement finds. It is asked again if the connection turns
    /// out to be gone, as it does once for each after the server was away.
    pub(super) async fn query<T, R>(&self, statement: Statement, read: R) -> Result<Vec<T>, Error>
    where
        T: Send + 'static,
        R: Fn(&Row<'_>) -> Result<T, Error> + Send + Sync + 'static,
    {
        let asked = Arc::new(Asked { statement, read });
        let first = asked.over(self.client().await?).await;
        match first.is_gone {
            true => asked.over(self.client().await?).await.outcome,
            false => first.outcome,
        }
    }

    /// Does what a statement says, and returns the rows that it tells of when
    /// the change is on the disk.
    pub(super) async fn change<T, R>(&self, statement: Statement, read: R) -> Result<Vec<T>, Error>
    where
        T: Send + 'static,
        R: Fn(&Row<'_>) -> Result<T, Error> + Send + Sync + 'static,
    {
        let asked = Arc::new(Asked { statement, read });
        asked.over(self.client().await?).await.outcome
    }

    /// Does what several statements say, in one transaction.
    pub(super) async fn change_all(&self, statements: Vec<Statement>) -> Result<(), Error> {
        let mut client = self.client().await?;
        let changing = async move {
            let outcome = in_time(execute_all(&mut client, &statements)).await;
            Done::of(client, outcome)
        };
        to_the_end(changing).await.outcome
    }

    /// How the connections are used.
    pub(super) fn pool(&self) -> metrics::Pool {
        let status = self.pool.status();
        metrics::Pool {
            size: status.size,
            idle: status.available,
            waiting: status.waiting,
        }
    }

    /// Refuses further statements.
    pub(super) fn close(&self) {
        self.pool.close();
    }
}

/// A statement, and what reads its rows.
struct Asked<R> {
    statement: Statement,
    read: R,
}

impl<R> Asked<R> {
    /// Asks over a connection, to the end.
    async fn over<T>(self: &Arc<Self>, client: Client) -> Done<Vec<T>>
    where
        T: Send + 'static,
        R: Fn(&Row<'_>) -> Result<T, Error> + Send + Sync + 'static,
    {
        let asked = Arc::clone(self);
        to_the_end(async move {
            let found = in_time(rows(&client, &asked.statement, &asked.read)).await;
            Done::of(client, found)
        })
        .await
    }
}

/// What came of something that was done over a connection.
struct Done<T> {
    outcome: Result<T, Error>,
    /// Whether there was no server at the other end.
    is_gone: bool,
}

impl<T> Done<T> {
    /// The connection goes back to the others, unless it leads nowhere.
    fn of(client: Client, outcome: Result<T, Error>) -> Self {
        let is_away = matches!(outcome, Err(Error::Unavailable(_)));
        let is_silent = outcome.as_ref().is_err_and(|error| *error == silent());
        let is_gone = is_away && !is_silent && client.is_closed();
        if is_away {
            drop(Object::take(client));
        }
        Self { outcome, is_gone }
    }
}

/// Does something over a connection in a task of its own: nobody else is given the
/// connection before the server is done, even if nobody waits for it any more.
async fn to_the_end<T: Send + 'static>(
    work: impl Future<Output = Done<T>> + Send + 'static,
) -> Done<T> {
    let done = tokio::spawn(work).await;
    done.unwrap_or_else(|error| Done {
        outcome: Err(Error::Failed(error.to_string())),
        is_gone: false,
    })
}

/// Waits for the server, as long as it is waited for.
async fn in_time<T>(work: impl Future<Output = Result<T, Error>>) -> Result<T, Error> {
    timeout(PATIENCE, work)
        .await
        .unwrap_or_else(|_| Err(silent()))
}

fn silent() -> Error {
    Error::Unavailable("the server does not answer".to_owned())
}

async fn rows<T>(
    client: &Client,
    statement: &Statement,
    read: impl Fn(&Row<'_>) -> Result<T, Error>,
) -> Result<Vec<T>, Error> {
    let prepared = client.prepare_cached(statement.sql()).await?;
    let found = client.query(&prepared, &statement.values()).await?;
    found.iter().map(|row| read(&Row::Postgres(row))).collect()
}

async fn execute_all(client: &mut Client, statements: &[Statement]) -> Result<(), Error> {
    let transaction = client.transaction().await?;
    for statement in statements {
        let prepared = transaction.prepare_cached(statement.sql()).await?;
        transaction.execute(&prepared, &statement.values()).await?;
    }
    Ok(transaction.commit().await?)
}

/// Sets what every connection relies on: a statement ends in time, and a commit is
/// on the disk when it is acknowledged, whatever the server is set to.
async fn settle(client: &tokio_postgres::Client) -> Result<(), tokio_postgres::Error> {
    let settings = format!(
        "SET statement_timeout = '{STATEMENT_SECONDS}s';
        SET idle_in_transaction_session_timeout = '{STATEMENT_SECONDS}s';
        SELECT set_config('synchronous_commit', 'on', false)
            WHERE current_setting('synchronous_commit') = 'off';"
    );
    client.batch_execute(&settings).await
}

impl From<tokio_postgres::Error> for Error {
    fn from(error: tokio_postgres::Error) -> Self {
        match error.as_db_error() {
            Some(told) if !may_pass(told.code()) => Self::Failed(told.to_string()),
            Some(told) => Self::Unavailable(told.to_string()),
            None => Self::Unavailable(cause(&error)),
        }
    }
}

/// An error of this library with what led to it.
fn cause(error: &tokio_postgres::Error) -> String {
    let source = std::error::Error::source(error);
    source.map_or_else(|| error.to_string(), |source| format!("{error}: {source}"))
}

/// Whether the same may succeed later, by the class of an SQLSTATE: connections,
/// resources, shutdown and the like, transactions that others stood in the way
/// of, and a server that only reads since another one writes.
fn may_pass(code: &SqlState) -> bool {
    let class = code.code().get(..2).unwrap_or_default();
    matches!(class, "08" | "40" | "53" | "55" | "57" | "58")
        || *code == SqlState::READ_ONLY_SQL_TRANSACTION
}

impl From<PoolError> for Error {
    fn from(error: PoolError) -> Self {
        match error {
            PoolError::Backend(error) => error.into(),
            PoolError::PostCreateHook(HookError::Backend(error)) => error.into(),
            error => Self::Unavailable(error.to_string()),
        }
    }
}
