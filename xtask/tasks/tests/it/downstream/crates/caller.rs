//! A program that uses the client of the tea shop. A line ends in a comment with the feature that it uses,
//! by which cases refer to it.

use std::error::Error;
use std::process::ExitCode;

use client::{
    Client,
    Delivery,
    Environment,
    Failure,
    GetDeliveryFailure, // uses: GetDelivery
    GetDeliveryRequired, // uses: GetDelivery, GetDeliveryRequired
    GetTeaFailure, // uses: GetTea
    Kind,
    ListTeasFailure,
    ListTeasHeaders, // uses: ListTeasHeaders
    NewOrder,
    NewOrderRequired,
    OriginRequired,
    Packing,
    PlaceOrderCreatedHeaders, // uses: PlaceOrderSuccess
    PlaceOrderFailure,
    PlaceOrderSuccess, // uses: PlaceOrderSuccess
    Problem,
    State,
    Tea, // uses: Tea
    TeaRequired, // uses: Tea
};

#[tokio::main(flavor = "current_thread")]
async fn main() -> ExitCode {
    match calls().await {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            println!("failed: {error}");
            ExitCode::FAILURE
        }
    }
}

async fn calls() -> Result<(), Box<dyn Error>> {
    let address = std::env::args().nth(1).ok_or("an address is missing")?;
    let client = Client::builder(Environment::at(address)).build()?;
    println!("sample: {}", described(&sample()));
    list(&client).await?;
    look(&client).await?;
    order(&client).await?;
    follow(&client).await
}

/// A tea as tests need one.
fn sample() -> Tea {
    let origin = OriginRequired { country: "India".to_owned() }.into();
    let (kind, state) = (Kind::Black, State::Stored);
    let name = "Darjeeling".to_owned();
    let required = TeaRequired { id: 9, name, kind, state, origin }; // uses: TeaRequired, name
    required.into()
}

async fn list(client: &Client) -> Result<(), Box<dyn Error>> {
    let teas = client.list_teas().limit(10).kind(Kind::Green).send().await?; // uses: list_teas, kind
    let total = teas.headers::<ListTeasHeaders>().x_total;
    println!("teas: {} of {total:?}", teas.len());
    for tea in teas.iter() { // uses: iter
        println!("tea: {}", described(tea));
    }
    match client.list_teas().limit(13).send().await { // uses: list_teas
        Err(Failure::Operation(ListTeasFailure::Default(reply))) => {
            println!("list: {} {}", reply.status(), worded(&reply));
        }
        Err(other) => return Err(other.into()),
        Ok(teas) => return Err(format!("{} teas", teas.len()).into()),
    }
    Ok(())
}

fn described(tea: &Tea) -> String {
    let state = match &tea.state {
        State::Fresh => "fresh",
        State::Stored => "stored",
        other => other.as_str(),
    };
    let price = match tea.price {
        Some(price) => format!("{:.2}", price / 10.0), // uses: Some(price)
        None => "unknown".to_owned(), // uses: None(price)
    };
    let name: &str = &tea.name; // uses: name
    format!("{} {name} {} {state} {price} {}", tea.id, tea.kind, tea.origin.country)
}

fn worded(problem: &Problem) -> &str {
    &problem.message
}

async fn look(client: &Client) -> Result<(), Box<dyn Error>> {
    let tea = client.get_tea(1).send().await?; // uses: get_tea
    println!("look: {}", described(&tea)); // uses: reply
    match client.get_tea(404).send().await { // uses: get_tea
        Err(Failure::Operation(GetTeaFailure::NotFound(problem))) => {
            println!("look: 404 {}", worded(&problem));
        }
        Err(other) => return Err(other.into()),
        Ok(tea) => return Err(tea.name.clone().into()), // uses: name, reply
    }
    Ok(())
}

async fn order(client: &Client) -> Result<(), Box<dyn Error>> {
    for grams in [50, 500, 5000] {
        let order = NewOrder::from(NewOrderRequired { tea_id: 1, grams }); // uses: NewOrderRequired
        let order = order.packing(Packing::Tin).note("For my aunt".to_owned()); // uses: tin, note
        match client.place_order(order).send().await {
            Ok(PlaceOrderSuccess::Created(order)) => {
                let location = order.headers::<PlaceOrderCreatedHeaders>().location;
                println!("order: {} of {} g, at {location:?}", order.id, order.grams);
            }
            Ok(PlaceOrderSuccess::Accepted(waiting)) => println!("order: {} days", waiting.days),
            Err(Failure::Operation(PlaceOrderFailure::Conflict(problem))) => { // uses: conflict
                println!("order: 409 {}", worded(&problem));
            }
            Err(Failure::Operation(PlaceOrderFailure::BadRequest(problem))) => {
                return Err(format!("400 {}", worded(&problem)).into());
            }
            Err(Failure::Undocumented(received)) => println!("order: undocumented {}", received.status()),
            Err(other) => return Err(other.into()),
            Ok(other) => return Err(format!("{other:?}").into()),
        }
    }
    Ok(())
}

async fn follow(client: &Client) -> Result<(), Box<dyn Error>> {
    let zone = || "Asia/Tokyo".to_owned();
    for order_id in [1, 2] {
        let wanted = GetDeliveryRequired { order_id, zone: zone() };
        match client.get_delivery(wanted).send().await?.body() { // uses: get_delivery
            Delivery::Parcel(parcel) => println!("delivery: to {}", parcel.street),
            Delivery::Pickup(pickup) => println!("delivery: from {}", pickup.shop),
            other => println!("delivery: {other:?}"),
        }
    }
    let unknown = GetDeliveryRequired { order_id: 404, zone: zone() };
    match client.get_delivery(unknown).send().await { // uses: get_delivery
        Err(Failure::Operation(GetDeliveryFailure::NotFound(problem))) => {
            println!("delivery: 404 {}", worded(&problem));
        }
        Err(other) => return Err(other.into()),
        Ok(delivery) => return Err(format!("{delivery:?}").into()),
    }
    Ok(())
}
