//! Pagination, from the first to the last page.

use crate::support::calls::animal;
use crate::support::service::Service;
use crate::support::test_database::rerun_on_postgres;
use generated_client::pets::{ListPets, ListPetsHeaders};
use generated_client::{Call, Client, Pet, PetStatus, Reply};
use service::keys::Plan;

#[test]
fn all_tests_pass_on_postgresql() {
    rerun_on_postgres(module_path!(), &[]);
}

/// Adds one animal of each status, in this order; they are numbered from 1.
async fn add(client: &Client, statuses: impl IntoIterator<Item = PetStatus>) {
    for status in statuses {
        let pet = animal("Rex").status(status);
        client.create_pet(pet).send().await.unwrap();
    }
}

/// The statuses of `count` available animals.
fn available(count: usize) -> impl Iterator<Item = PetStatus> {
    std::iter::repeat_n(PetStatus::Available, count)
}

fn ids(page: &[Pet]) -> Vec<i64> {
    page.iter().map(|pet| pet.id).collect()
}

/// The cursor of the next page, whose link has `query` before the cursor.
#[track_caller]
fn next_cursor(page: &Reply<Vec<Pet>>, query: &str) -> Option<String> {
    let link = page.headers::<ListPetsHeaders>().link?;
    let rest = link.strip_prefix(&format!("<?{query}&cursor="));
    let cursor = rest.and_then(|rest| rest.strip_suffix(">; rel=\"next\""));
    Some(cursor.expect(&link).to_owned())
}

/// Follows the links from the page of `call` to the last, and returns the animals of each page.
async fn follow_links(call: impl Fn() -> Call<ListPets>, query: &str) -> Vec<Vec<i64>> {
    let mut page = call().send().await.unwrap();
    let mut pages = vec![ids(&page)];
    while let Some(cursor) = next_cursor(&page, query) {
        page = call().cursor(cursor).send().await.unwrap();
        pages.push(ids(&page));
    }
    pages
}

#[tokio::test]
async fn links_lead_to_the_last_animal_in_order_of_identifiers() {
    let service = Service::start().await;
    let client = service.unlimited_client().await;
    add(&client, available(12)).await;
    let all: Vec<i64> = (1..=12).collect();
    for limit in [1, 5, 6, 7, 11, 12, 13, 100] {
        let query = format!("limit={limit}");
        let pages = follow_links(|| client.list_pets().limit(limit), &query).await;
        // No page is empty, and all but the last are full.
        let size = usize::try_from(limit).unwrap();
        let expected: Vec<_> = all.chunks(size).map(<[i64]>::to_vec).collect();
        assert_eq!(pages, expected, "{limit}");
    }
}

#[tokio::test]
async fn a_page_has_twenty_animals_by_default() {
    let service = Service::start().await;
    let client = service.unlimited_client().await;
    add(&client, available(20)).await;
    let page = client.list_pets().send().await.unwrap();
    assert_eq!((page.len(), next_cursor(&page, "limit=20")), (20, None));
    add(&client, available(1)).await;
    let pages = follow_links(|| client.list_pets(), "limit=20").await;
    assert_eq!(pages, [(1..=20).collect(), vec![21]]);
}

#[tokio::test]
async fn a_page_has_a_hundred_animals_at_most() {
    let service = Service::start().await;
    let client = service.unlimited_client().await;
    add(&client, available(101)).await;
    let pages = follow_links(|| client.list_pets().limit(100), "limit=100").await;
    assert_eq!(pages, [(1..=100).collect(), vec![101]]);
}

#[tokio::test]
async fn a_page_of_long_names_is_shorter_and_links_to_the_next() {
    let service = Service::start().await;
    let client = service.unlimited_client().await;
    for _ in 0..10 {
        let long = animal("x".repeat(65_000));
        client.create_pet(long).send().await.unwrap();
    }
    let pages = follow_links(|| client.list_pets().limit(100), "limit=100").await;
    assert_eq!(pages, [vec![1, 2, 3, 4], vec![5, 6, 7, 8], vec![9, 10]]);
    let pages = follow_links(|| client.list_pets().limit(3), "limit=3").await;
    assert_eq!(pages.concat(), (1..=10).collect::<Vec<_>>());
}

#[tokio::test]
async fn links_keep_the_status() {
    use PetStatus::{Available, Pending, Sold};
    let service = Service::start().await;
    let client = service.unlimited_client().await;
    add(
        &client,
        [Sold, Available, Sold, Pending, Sold, Sold, Available],
    )
    .await;
    for (status, limit, expected) in [
        (Sold, 3, vec![vec![1, 3, 5], vec![6]]),
        // The last page is full, and animals of other statuses follow.
        (Sold, 2, vec![vec![1, 3], vec![5, 6]]),
        (Sold, 4, vec![vec![1, 3, 5, 6]]),
        (Available, 1, vec![vec![2], vec![7]]),
        (Pending, 1, vec![vec![4]]),
    ] {
        let query = format!("limit={limit}&status={status}");
        let call = || client.list_pets().limit(limit).status(status.clone());
        assert_eq!(follow_links(call, &query).await, expected, "{query}");
    }
}

#[tokio::test]
async fn without_animals_there_is_one_empty_page() {
    let service = Service::start().await;
    let client = service.unlimited_client().await;
    let nothing = [Vec::<i64>::new()];
    assert_eq!(follow_links(|| client.list_pets(), "").await, nothing);
    add(&client, available(1)).await;
    let sold = || client.list_pets().status(PetStatus::Sold);
    assert_eq!(follow_links(sold, "").await, nothing);
}

#[tokio::test]
async fn animals_added_while_paging_are_listed_once() {
    let service = Service::start().await;
    let client = service.unlimited_client().await;
    add(&client, available(3)).await;
    let first = client.list_pets().limit(2).send().await.unwrap();
    let cursor = next_cursor(&first, "limit=2").unwrap();
    add(&client, available(2)).await;
    let call = || client.list_pets().limit(2).cursor(&cursor);
    assert_eq!(ids(&call().send().await.unwrap()), [3, 4]);
    // A cursor can be used repeatedly, and with other parameters.
    let more = client.list_pets().limit(9).cursor(&cursor);
    assert_eq!(ids(&more.send().await.unwrap()), [3, 4, 5]);
    assert_eq!(ids(&call().send().await.unwrap()), [3, 4]);
}

#[tokio::test]
async fn the_target_of_a_link_is_relative_to_the_request() {
    let service = Service::start().await;
    let key = service.key(Plan::Enterprise).await;
    add(&service.client(&key), available(3)).await;
    let (mut target, mut found) = ("/v1/pets?limit=1".to_owned(), Vec::new());
    loop {
        let page = service.get(&target, &key).await;
        assert_eq!(page.assert_conforms().status, 200);
        found.push(page.json()[0]["id"].as_i64().unwrap());
        let Some(link) = page.header("link") else {
            break;
        };
        let reference = link.split(['<', '>']).nth(1).unwrap();
        // A reference that is only a query keeps the path (RFC 3986, section 5.2.2).
        assert!(reference.starts_with('?'), "{link}");
        target = format!("/v1/pets{reference}");
    }
    assert_eq!(found, [1, 2, 3]);
}

#[tokio::test]
async fn malformed_cursors_are_rejected() {
    let service = Service::start().await;
    let key = service.key(Plan::Enterprise).await;
    for cursor in [
        "",
        "1",
        "-000000000000001",
        "+000000000000001",
        "000000000000000",
        "00000000000000001",
        "000000000000000A",
        "000000000000000g",
        "0x00000000000001",
        "000000000000000%20",
        "000000000000000%0a",
        "0000000000000001%0a",
        "%D9%A0%D9%A0%D9%A0%D9%A0%D9%A0%D9%A0%D9%A0%D9%A0",
    ] {
        let response = service
            .get(&format!("/v1/pets?cursor={cursor}"), &key)
            .await;
        assert_eq!(response.assert_conforms().status, 400, "{cursor}");
        assert!(response.message().contains("`cursor`"), "{response:?}");
    }
}

#[tokio::test]
async fn a_cursor_encodes_an_identifier() {
    let service = Service::start().await;
    let client = service.unlimited_client().await;
    add(&client, available(2)).await;
    for (cursor, expected) in [
        ("0000000000000000", vec![1, 2]),
        ("0000000000000001", vec![2]),
        ("7fffffffffffffff", vec![]),
        ("8000000000000000", vec![]),
        ("ffffffffffffffff", vec![]),
    ] {
        let page = client.list_pets().cursor(cursor).send().await.unwrap();
        assert_eq!(ids(&page), expected, "{cursor}");
    }
}
