//! The compared implementations do the same work.

use std::path::Path;

use http::StatusCode;
use http_body_util::BodyExt as _;
use rusqlite::Connection;
use service::database::sqlite;
use service::{api, clock};
use service_bench::creates::animal;
use service_bench::shop::{Shop, app, key, request, respond};
use service_bench::{animals, bare, open};

const FOLDER: &str = env!("CARGO_TARGET_TMPDIR");

fn rows(connection: &Connection) -> Vec<(i64, String, i64, String)> {
    let sql = "SELECT id, name, category_id, status FROM animals ORDER BY id";
    let mut statement = connection.prepare(sql).expect("the table");
    let rows = statement.query_map([], |row| row.try_into());
    let rows = rows.expect("rows");
    rows.collect::<Result<_, _>>().expect("every row")
}

#[tokio::test]
async fn the_loop_adds_what_the_store_adds() {
    let file = animals::fresh(Path::new(FOLDER), "by-store", 0).expect("a database");
    let shop = Shop::open(&file).await.expect("a service");
    for n in 0..3 {
        shop.store.add(animal(n)).await.expect("an animal");
    }
    let by_store = rows(&sqlite::open(&file).expect("a connection"));
    let file = animals::fresh(Path::new(FOLDER), "by-loop", 0).expect("a database");
    let connection = sqlite::open(&file).expect("a connection");
    bare::add_all(&connection, &[3]).expect("three animals");
    assert_eq!(by_store.len(), 3);
    assert_eq!(rows(&connection), by_store);
}

#[tokio::test]
async fn responses_with_and_without_keys_are_equal() {
    let file = animals::fresh(Path::new(FOLDER), "responses", 50).expect("a database");
    let key = key(&file).await.expect("a key");
    let app = async || app(&file, clock::system()).await.expect("a service");
    let (closed, open) = (api::service(app().await), open::server(app().await));
    for (path, status) in [
        ("/v1/pets?limit=20&status=pending", StatusCode::OK),
        ("/v1/pets/10", StatusCode::OK),
        ("/v1/store/orders", StatusCode::NOT_FOUND),
    ] {
        let request = || request(path, &key).expect("a request");
        let first = respond(&closed, request()).await;
        let other = respond(&open, request()).await;
        assert_eq!((first.status(), other.status()), (status, status));
        let [first, other] = [first, other].map(|response| response.into_body().collect());
        let first = first.await.expect("a body").to_bytes();
        assert_eq!(first, other.await.expect("a body").to_bytes());
    }
}

#[test]
fn a_kept_database_has_the_requested_number_of_animals() {
    for _ in 0..2 {
        let file = animals::kept(Path::new(FOLDER), 7).expect("a database");
        assert_eq!(rows(&sqlite::open(&file).expect("a connection")).len(), 7);
    }
}
