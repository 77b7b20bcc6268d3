use generated_server::types::NewPetRequired;

use super::*;
use crate::database::test_database::{TestDatabase, is_on_postgres};

async fn store() -> (TestDatabase, Database, Store) {
    let test_database = TestDatabase::new();
    let database = Database::open(&test_database.url.parse().unwrap())
        .await
        .unwrap();
    let store = Store::new(database.clone());
    (test_database, database, store)
}

async fn add(store: &Store, name: &str, status: PetStatus) -> Pet {
    let pet = NewPetRequired {
        name: name.to_owned(),
        category_id: i64::MIN,
    };
    store.add(NewPet::from(pet).status(status)).await.unwrap()
}

/// The identifiers of all pages of `limit` animals.
async fn walk(store: &Store, limit: u32, status: Option<PetStatus>) -> Vec<Vec<i64>> {
    let (mut pages, mut after) = (Vec::new(), None);
    loop {
        let page = store.list(after, limit, status).await.unwrap();
        let ids: Vec<_> = page.pets.iter().map(|pet| pet.id).collect();
        after = ids.last().copied();
        pages.push(ids);
        if !page.has_next {
            return pages;
        }
    }
}

#[tokio::test]
async fn added_animals_are_returned_unchanged() {
    let (_folder, _, store) = store().await;
    for name in [
        "Rex",
        "",
        "  ",
        "猫 🐈",
        "e\u{301}",
        "'; DROP TABLE animals; --",
        "\u{1}\u{feff}",
    ] {
        let added = add(&store, name, PetStatus::Pending).await;
        assert_eq!(added.name, name);
        assert_eq!(added.category_id, i64::MIN);
        assert_eq!(store.get(added.id).await, Ok(Some(added)));
    }
    assert_eq!(store.get(0).await, Ok(None));
    assert_eq!(store.get(i64::MAX).await, Ok(None));
}

#[tokio::test]
async fn pages_hold_every_animal_once_and_in_order() {
    let (_folder, _, store) = store().await;
    let statuses = [PetStatus::Available, PetStatus::Pending, PetStatus::Sold];
    for status in statuses.into_iter().cycle().take(9) {
        add(&store, "Rex", status).await;
    }
    assert_eq!(
        walk(&store, 4, None).await,
        [vec![1, 2, 3, 4], vec![5, 6, 7, 8], vec![9]]
    );
    assert_eq!(
        walk(&store, 2, Some(PetStatus::Sold)).await,
        [vec![3, 6], vec![9]]
    );
    assert_eq!(
        walk(&store, 3, Some(PetStatus::Available)).await,
        [vec![1, 4, 7]]
    );
    let end = store.list(Some(i64::MAX), 4, None).await.unwrap();
    assert_eq!((end.pets, end.has_next), (vec![], false));
}

#[tokio::test]
async fn pages_of_long_names_end_sooner() {
    let (_folder, _, store) = store().await;
    let third = "x".repeat(MAX_PAGE / 3);
    // In JSON, each of these has six bytes.
    let half = "\u{1}".repeat(MAX_PAGE / 12);
    let beyond = "x".repeat(2 * MAX_PAGE);
    for name in [
        "Rex", &third, &third, &third, &half, "Mia", &beyond, &beyond, "Max", "Rex",
    ] {
        add(&store, name, PetStatus::Sold).await;
    }
    for status in [None, Some(PetStatus::Sold)] {
        let pages = walk(&store, 100, status).await;
        let expected = [vec![1, 2, 3], vec![4, 5, 6], vec![7], vec![8], vec![9, 10]];
        assert_eq!(pages, expected);
    }
    assert_eq!(walk(&store, 2, None).await[..2], [[1, 2], [3, 4]]);
}

#[tokio::test]
async fn animals_that_are_added_at_once_are_all_kept() {
    let (_folder, _, store) = store().await;
    let adds: Vec<_> = (0..500)
        .map(|_| {
            let store = store.clone();
            tokio::spawn(async move { add(&store, "Rex", PetStatus::Sold).await.id })
        })
        .collect();
    let mut ids = Vec::new();
    for add in adds {
        ids.push(add.await.unwrap());
    }
    ids.sort_unstable();
    assert_eq!(ids, (1..=500).collect::<Vec<_>>());
    assert_eq!(walk(&store, 1000, None).await, [ids]);
}

#[tokio::test]
async fn an_identifier_is_never_given_out_twice() {
    let (_folder, database, store) = store().await;
    let first = add(&store, "Rex", PetStatus::Sold).await;
    let delete = Statement::new("DELETE FROM animals");
    database.run(delete, |_| Ok(())).await.unwrap();
    let second = add(&store, "Rex", PetStatus::Sold).await;
    assert!(second.id > first.id);
}

/// The query plan of a statement.
async fn plan_of(database: &Database, explain: &'static str, values: usize) -> Vec<String> {
    let explain = (0..values).fold(Statement::new(explain), |explain, _| explain.bind(1_i64));
    database.run(explain, |row| row.get(3)).await.unwrap()
}

#[tokio::test]
async fn listing_and_getting_use_an_index() {
    if is_on_postgres() {
        // The planner uses the statistics of the table.
        return;
    }
    let (_folder, database, _) = store().await;
    let expected = [
        (GET, "SEARCH animals USING INTEGER PRIMARY KEY (rowid=?)"),
        (LIST, "SEARCH animals USING INTEGER PRIMARY KEY (rowid>?)"),
        (
            LIST_BY_STATUS,
            "SEARCH animals USING INDEX animals_by_status (status=? AND id>?)",
        ),
    ];
    for (values, (sql, plan)) in expected.into_iter().enumerate() {
        let explain = format!("EXPLAIN QUERY PLAN {sql}").leak();
        assert_eq!(plan_of(&database, explain, values + 1).await, [plan]);
    }
}
