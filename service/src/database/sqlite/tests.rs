use std::future::poll_fn;
use std::sync::{Arc, Mutex, mpsc};
use std::task::Poll;

use rusqlite::StatementStatus;
use tempfile::TempDir;
use tokio::time::timeout;

use super::*;

/// The path of a new database, in its own folder.
fn new_path() -> (TempDir, PathBuf) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("test.db");
    (folder, path)
}

fn open(path: &Path) -> Result<Connection, Error> {
    super::open(path, true)
}

fn open_existing(path: &Path) -> Result<Connection, Error> {
    super::open(path, false)
}

/// A database with a table `t` whose numbers are unique.
async fn with_table() -> (TempDir, PathBuf, Sqlite) {
    let (folder, path) = new_path();
    let database = Sqlite::open(&path, true).unwrap();
    let create = Statement::new("CREATE TABLE t (n INTEGER UNIQUE)");
    database.run(create, |_| Ok(())).await.unwrap();
    (folder, path, database)
}

fn insert(n: i64) -> impl FnOnce(&mut Transaction<'_>) -> Result<usize, Error> {
    move |transaction| Ok(transaction.execute("INSERT INTO t VALUES (?1)", [n])?)
}

fn count(connection: &Connection) -> Result<i64, Error> {
    let count = "SELECT count(*) FROM t";
    Ok(connection.query_row(count, [], |row| row.get(0))?)
}

fn pragma(name: &'static str) -> impl FnOnce(&mut Transaction<'_>) -> Result<String, Error> {
    let sql = format!("SELECT CAST({name} AS TEXT) FROM pragma_{name}");
    move |transaction| Ok(transaction.query_row(&sql, [], |row| row.get(0))?)
}

/// Blocks the connection that writes, within a transaction, until the sender is
/// dropped.
async fn block_writer(database: &Sqlite) -> (mpsc::Sender<()>, impl Future) {
    let (release, released) = mpsc::channel::<()>();
    let (entered, inside) = tokio::sync::oneshot::channel();
    let database = database.clone();
    let blocked = tokio::spawn(async move {
        let wait = move |_: &mut Transaction<'_>| {
            entered.send(()).unwrap();
            released.recv().unwrap_err();
            Ok::<_, Error>(())
        };
        database.writer.run(wait).await.unwrap();
    });
    inside.await.unwrap();
    (release, blocked)
}

#[tokio::test]
async fn a_commit_waits_for_the_disk() {
    let (_folder, _, database) = with_table().await;
    assert_eq!(
        database.writer.run(pragma("journal_mode")).await.unwrap(),
        "wal"
    );
    // 2 is FULL.
    assert_eq!(
        database.writer.run(pragma("synchronous")).await.unwrap(),
        "2"
    );
}

#[test]
fn another_limit_needs_no_other_plan() {
    let (_folder, path) = new_path();
    open(&path).unwrap();
    let reader = connection::open_reader(&path).unwrap();
    let sql = "SELECT id FROM animals WHERE id > $1 ORDER BY id LIMIT $2";
    for limit in 1..=3_i64 {
        let list = Statement::new(sql).bind(0_i64).bind(limit);
        list.rows(&reader, |_| Ok(())).unwrap();
    }
    let prepared = reader.prepare_cached(sql).unwrap();
    assert_eq!(prepared.get_status(StatementStatus::RePrepare), 0);
}

#[tokio::test]
async fn writes_that_wait_share_a_transaction() {
    let (_folder, path, database) = with_table().await;
    let (release, blocked) = block_writer(&database).await;
    let writes: Vec<_> = (0..100)
        .map(|n| {
            let (database, path) = (database.clone(), path.clone());
            tokio::spawn(async move {
                let insert_and_look = move |transaction: &mut Transaction<'_>| {
                    insert(n)(transaction)?;
                    count(&connection::open_reader(&path)?)
                };
                database.writer.run(insert_and_look).await.unwrap()
            })
        })
        .collect();
    // All have been sent when each has had its turn on this single thread.
    for _ in 0..200 {
        tokio::task::yield_now().await;
    }
    drop(release);
    blocked.await;
    for write in writes {
        assert_eq!(
            write.await.unwrap(),
            0,
            "others saw a part of the transaction"
        );
    }
    assert_eq!(database.read(count).await.unwrap(), 100);
}

#[tokio::test]
async fn a_failed_write_does_not_undo_others() {
    let (_folder, _, database) = with_table().await;
    let (release, blocked) = block_writer(&database).await;
    let writes = async {
        tokio::join!(
            database.writer.run(insert(1)),
            database.writer.run(insert(1)),
            database.writer.run(insert(2)),
            async { drop(release) },
        )
    };
    let (first, second, third, ()) = writes.await;
    blocked.await;
    assert_eq!((first, third), (Ok(1), Ok(1)));
    assert!(matches!(second, Err(Error::Failed(_))), "{second:?}");
    assert_eq!(database.read(count).await.unwrap(), 2);
}

#[tokio::test]
async fn a_transaction_that_is_undone_is_not_acknowledged() {
    let (_folder, _, database) = with_table().await;
    let (release, blocked) = block_writer(&database).await;
    let undo = |transaction: &mut Transaction<'_>| Ok(transaction.execute_batch("ROLLBACK")?);
    let writes = async {
        tokio::join!(
            database.writer.run(insert(1)),
            database.writer.run(undo),
            database.writer.run(insert(2)),
            async { drop(release) },
        )
    };
    let (first, _, third, ()) = writes.await;
    blocked.await;
    assert!(matches!(first, Err(Error::Unavailable(_))), "{first:?}");
    assert!(matches!(third, Err(Error::Unavailable(_))), "{third:?}");
    assert_eq!(database.read(count).await.unwrap(), 0);
    assert_eq!(database.writer.run(insert(3)).await, Ok(1));
}

#[tokio::test]
async fn a_write_that_panics_is_undone_and_others_go_on() {
    let (_folder, _, database) = with_table().await;
    let (release, blocked) = block_writer(&database).await;
    let panic = |transaction: &mut Transaction<'_>| -> Result<usize, Error> {
        insert(2)(transaction)?;
        panic!("this panic is part of a test")
    };
    let writes = async {
        tokio::join!(
            database.writer.run(insert(1)),
            database.writer.run(panic),
            database.writer.run(insert(3)),
            async { drop(release) },
        )
    };
    let (first, second, third, ()) = writes.await;
    blocked.await;
    for undone in [first, second, third] {
        assert!(matches!(undone, Err(Error::Unavailable(_))), "{undone:?}");
    }
    assert_eq!(database.read(count).await.unwrap(), 0);
    assert_eq!(database.writer.run(insert(3)).await, Ok(1));
    assert_eq!(database.read(count).await, Ok(1));
}

#[tokio::test]
async fn reads_do_not_wait_for_writes() {
    let (_folder, _, database) = with_table().await;
    let (release, blocked) = block_writer(&database).await;
    assert_eq!(database.read(count).await, Ok(0));
    drop(release);
    blocked.await;
}

#[tokio::test]
async fn more_reads_than_connections_all_complete() {
    let (_folder, _, database) = with_table().await;
    let reads: Vec<_> = (0..100)
        .map(|_| {
            let database = database.clone();
            tokio::spawn(async move { database.read(count).await })
        })
        .collect();
    for read in reads {
        assert_eq!(read.await.unwrap(), Ok(0));
    }
}

#[tokio::test]
async fn reads_beyond_the_turns_wait_and_not_for_ever() {
    let (_folder, _, database) = with_table().await;
    let (release, released) = mpsc::channel::<()>();
    let released = Arc::new(Mutex::new(released));
    let reads: Vec<_> = (0..MAX_READERS)
        .map(|_| {
            let (database, released) = (database.clone(), Arc::clone(&released));
            let wait = move |_: &Connection| {
                released.lock().unwrap().recv().unwrap_err();
                Ok::<_, Error>(())
            };
            tokio::spawn(async move { database.read(wait).await })
        })
        .collect();
    while database.readers.status().size < MAX_READERS {
        tokio::task::yield_now().await;
    }
    let mut late = std::pin::pin!(database.read(count));
    let soon = timeout(Duration::from_millis(50), &mut late).await;
    assert!(soon.is_err(), "{soon:?}");
    let pool = database.pool();
    assert_eq!((pool.size - pool.idle, pool.waiting), (1 + MAX_READERS, 1));
    let refused = timeout(2 * PATIENCE, late).await;
    assert!(
        matches!(refused, Ok(Err(Error::Unavailable(_)))),
        "{refused:?}"
    );
    assert_eq!(database.pool().waiting, 0);
    drop(release);
    for read in reads {
        read.await.unwrap().unwrap();
    }
    assert_eq!(database.read(count).await, Ok(0));
}

#[tokio::test]
async fn a_database_that_another_process_holds_is_unavailable() {
    let (_folder, path, database) = with_table().await;
    let without_busy_timeout =
        |transaction: &mut Transaction<'_>| Ok(transaction.busy_timeout(Duration::ZERO)?);
    database.writer.run(without_busy_timeout).await.unwrap();
    let other = open(&path).unwrap();
    other.execute_batch("BEGIN IMMEDIATE").unwrap();
    let refused = database.writer.run(insert(1)).await;
    assert!(matches!(refused, Err(Error::Unavailable(_))), "{refused:?}");
    other.execute_batch("COMMIT").unwrap();
    assert_eq!(database.writer.run(insert(1)).await, Ok(1));
}

#[tokio::test]
async fn closing_finishes_waiting_writes_and_empties_the_log() {
    let (folder, _, database) = with_table().await;
    let (release, blocked) = block_writer(&database).await;
    let closed = async {
        tokio::join!(database.writer.run(insert(1)), database.close(), async {
            drop(release)
        })
    };
    let (written, (), ()) = closed.await;
    blocked.await;
    assert_eq!(written, Ok(1));
    let log = folder.path().join("test.db-wal");
    assert_eq!(log.metadata().map_or(0, |log| log.len()), 0);
    let refused = database.writer.run(insert(2)).await;
    assert!(matches!(refused, Err(Error::Unavailable(_))), "{refused:?}");
}

#[tokio::test]
async fn migrating_again_changes_nothing_and_a_newer_database_is_refused() {
    let (_folder, path, database) = with_table().await;
    database.writer.run(insert(1)).await.unwrap();
    let other = open(&path).unwrap();
    assert_eq!(count(&other), Ok(1));
    other.pragma_update(None, "user_version", 1000).unwrap();
    assert!(matches!(open(&path), Err(Error::Failed(_))));
    assert!(matches!(open_existing(&path), Err(Error::Failed(_))));
}

#[test]
fn processes_that_make_the_same_database_do_not_disturb_each_other() {
    let (_folder, path) = new_path();
    let opened = std::thread::scope(|scope| {
        let threads = [(); 8].map(|()| scope.spawn(|| open(&path).map(drop)));
        threads.map(|thread| thread.join().unwrap())
    });
    assert_eq!(opened, [const { Ok(()) }; 8]);
}

#[test]
fn a_required_database_is_not_created() {
    let (_folder, path) = new_path();
    assert!(matches!(open_existing(&path), Err(Error::Unavailable(_))));
    assert!(!path.exists());
    std::fs::write(&path, "").unwrap();
    let empty = open_existing(&path).unwrap_err().to_string();
    assert!(empty.contains("tables of version 0"), "{empty}");
    open(&path).unwrap();
    open_existing(&path).unwrap();
}

#[tokio::test]
async fn closing_does_not_wait_for_dropped_receivers() {
    let (_folder, _, database) = with_table().await;
    let mut write = Box::pin(database.writer.run(insert(1)));
    let sent = poll_fn(|context| Poll::Ready(write.as_mut().poll(context))).await;
    assert!(sent.is_pending());
    database.close().await;
    assert_eq!(write.await.unwrap(), 1);
}

#[test]
fn a_database_of_another_program_is_left_as_it_is() {
    let (_folder, path) = new_path();
    let other = Connection::open(&path).unwrap();
    other.execute_batch("CREATE TABLE songs (title)").unwrap();
    let before = std::fs::read(&path).unwrap();
    for opened in [open(&path), open_existing(&path)] {
        let Err(Error::Failed(message)) = opened else {
            panic!("it was opened")
        };
        assert!(message.contains("another program"), "{message}");
    }
    assert_eq!(std::fs::read(&path).unwrap(), before);
}
