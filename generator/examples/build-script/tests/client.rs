//! Calls the mock of the client that the build script generated.

use build_script_example::orders::ListOrders;
use build_script_example::types::OrderPageRequired;
use build_script_example::{Client, Mock, Reply};

fn client() -> (Client, Mock) {
    let mock = Mock::new();
    mock.on::<ListOrders>(|request| {
        assert_eq!(request.path(), "/v1/orders");
        Ok(Reply::of(OrderPageRequired { orders: Vec::new() }.into()))
    });
    (mock.client(), mock)
}

#[tokio::test]
async fn the_generated_client_makes_calls() {
    let (client, mock) = client();
    let page = client.list_orders().send().await.unwrap();
    assert!(page.orders.is_empty());
    assert_eq!(mock.requests().len(), 1);
}
