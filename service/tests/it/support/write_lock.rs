//! A transaction of another process that locks the database for writes.

use tokio_postgres::{Client, NoTls};

/// A lock on the animals of a database.
pub enum WriteLock {
    Sqlite(rusqlite::Connection),
    Postgres(Client),
}

impl WriteLock {
    pub async fn acquire(url: &str) -> Self {
        if let Some(path) = url.strip_prefix("sqlite://") {
            let connection = rusqlite::Connection::open(path).unwrap();
            connection.execute_batch("BEGIN EXCLUSIVE").unwrap();
            return Self::Sqlite(connection);
        }
        let (client, connection) = tokio_postgres::connect(url, NoTls).await.unwrap();
        tokio::spawn(connection);
        let hold = "BEGIN; LOCK TABLE animals IN SHARE MODE";
        client.batch_execute(hold).await.unwrap();
        Self::Postgres(client)
    }

    pub async fn release(self) {
        match self {
            Self::Sqlite(connection) => connection.execute_batch("ROLLBACK").unwrap(),
            Self::Postgres(client) => client.batch_execute("ROLLBACK").await.unwrap(),
        }
    }
}
