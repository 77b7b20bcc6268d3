use std::net::SocketAddr;
use std::sync::Arc;

use tokio::io::copy_bidirectional;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::Notify;
use tokio::time::sleep;

use super::*;
use crate::database::place::{Place, is_on_postgres};
use crate::database::{Database, ServiceLock, Sharing};

async fn open(url: &str) -> Database {
    Database::open(&url.parse().unwrap()).await.unwrap()
}

#[tokio::test]
async fn a_statement_that_nobody_waits_for_keeps_its_connection() {
    if !is_on_postgres() {
        return;
    }
    let place = Place::new();
    let database = open(&place.url).await;
    let held = Arc::new(());
    let guard = Arc::clone(&held);
    let sleeping = Statement::new("SELECT pg_sleep(1)", []);
    let asked = database.query(sleeping, move |_| {
        let _ = &guard;
        Ok(())
    });
    let given_up = timeout(Duration::from_millis(300), asked).await;
    assert!(given_up.is_err());
    assert_eq!((Arc::strong_count(&held), database.pool().idle), (2, 0));
    while Arc::strong_count(&held) > 1 {
        sleep(Duration::from_millis(10)).await;
    }
    database.ready().await.unwrap();
    assert_eq!(database.pool().size, 1);
}

/// What stands between a service and its server.
struct Between {
    /// The address of the database, through it.
    url: String,
    /// What is sent over the connections that there are gets lost from then on.
    cut: Arc<Notify>,
}

impl Between {
    /// Whether the server `sees` that its connections are cut.
    async fn start(place: &Place, sees: bool) -> Self {
        let (before, rest) = place.url.split_once('@').unwrap();
        let (server, after) = rest.split_once('/').unwrap();
        let server: SocketAddr = server.parse().unwrap();
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let cut = Arc::new(Notify::new());
        let cuts = Arc::clone(&cut);
        tokio::spawn(async move {
            loop {
                let (mut client, _) = listener.accept().await.unwrap();
                let cut = Arc::clone(&cuts);
                tokio::spawn(async move {
                    let mut server = TcpStream::connect(server).await.unwrap();
                    tokio::select! {
                        _ = copy_bidirectional(&mut client, &mut server) => return,
                        () = cut.notified() => {}
                    }
                    let server = Some(server).filter(|_| !sees);
                    // They are open until the test is over.
                    std::future::pending::<()>().await;
                    drop((client, server));
                });
            }
        });
        Self {
            url: format!("{before}@{address}/{after}"),
            cut,
        }
    }
}

#[tokio::test]
async fn a_right_that_another_process_has_taken_is_lost() {
    if !is_on_postgres() {
        return;
    }
    let place = Place::new();
    let between = Between::start(&place, true).await;
    let database = open(&between.url).await;
    let right = ServiceLock::take(&database, Sharing::Alone).await;
    let mut right = right.unwrap();
    between.cut.notify_waiters();
    let other = open(&place.url).await;
    let taken = loop {
        if let Ok(taken) = ServiceLock::take(&other, Sharing::Alone).await {
            break taken;
        }
        sleep(Duration::from_millis(10)).await;
    };
    let lost = timeout(Duration::from_secs(20), right.lost()).await;
    assert!(matches!(lost, Ok(Error::Failed(_))), "{lost:?}");
    drop(taken);
}

#[tokio::test]
async fn a_right_that_only_this_process_had_is_taken_back() {
    if !is_on_postgres() {
        return;
    }
    let place = Place::new();
    let between = Between::start(&place, false).await;
    let database = open(&between.url).await;
    let right = ServiceLock::take(&database, Sharing::Alone).await;
    let mut right = right.unwrap();
    between.cut.notify_waiters();
    let lost = timeout(PATIENCE + Duration::from_secs(5), right.lost()).await;
    assert!(lost.is_err(), "{lost:?}");
    let other = open(&place.url).await;
    let taken = ServiceLock::take(&other, Sharing::Alone).await;
    assert!(matches!(taken, Err(Error::Failed(_))), "{taken:?}");
}
