use server::rejection::RejectedRequest;
use server::{
    Admit,
    Api,
    Delivery,
    GetDeliveryFailure, // uses: GetDelivery
    GetDeliveryRequest, // uses: GetDelivery
    GetDeliveryResponse, // uses: GetDelivery
    GetTeaFailure, // uses: GetTea
    GetTeaRequest, // uses: GetTea
    GetTeaRequestRequired, // uses: GetTea
    GetTeaResponse, // uses: GetTea
    Kind,
    ListTeasFailure,
    ListTeasRequest,
    ListTeasResponse,
    ListTeasResponseRequired, // uses: ListTeasResponseRequired
    NewOrder,
    NewOrderRequired,
    OrderRequired,
    OriginRequired,
    Packing,
    Parcel,
    ParcelRequired,
    Pickup,
    PickupRequired,
    PlaceOrderCreatedRequired, // uses: Created
    PlaceOrderFailure,
    PlaceOrderRequest,
    PlaceOrderRequestRequired,
    PlaceOrderResponse,
    Problem,
    ProblemRequired,
    Reject,
    Server,
    State,
    Tea, // uses: Tea
    TeaRequired, // uses: Tea
    WaitingRequired,
};

/// A shop with two teas.
pub struct Shop;

/// Serves the shop.
pub fn serve() -> Server<Shop> {
    Server::new(Shop)
}

impl Shop {
    /// Returns `true` if it is healthy, for monitoring.
    pub async fn is_well(&self) -> bool {
        let tea = GetTeaRequestRequired { tea_id: 1 }.into(); // uses: GetTeaRequestRequired
        let order = NewOrder::from(NewOrderRequired { tea_id: 1, grams: 50 }); // uses: NewOrderRequired
        let order = PlaceOrderRequestRequired { body: order }.into(); // uses: order body
        self.get_tea(tea).await.is_ok() && self.place_order(order).await.is_ok() // uses: get_tea
    }
}

fn tea(id: i64, name: &str, kind: Kind, state: State) -> Tea {
    let origin = OriginRequired { country: "Japan".to_owned() }.into();
    let required = TeaRequired { // uses: TeaRequired
        id,
        name: name.to_owned(), // uses: name
        kind,
        state,
        origin,
    };
    Tea::from(required).price(4.5) // uses: price
}

fn teas() -> [Tea; 2] {
    let sencha = tea(1, "Sencha", Kind::Green, State::Fresh); // uses: green
    let assam = tea(2, "Assam", Kind::Black, State::Stored);
    [sencha, assam]
}

fn freshness(state: &State) -> u8 {
    match state { // uses: State
        State::Fresh => 2,
        State::Stored => 1,
    }
}

fn days(delivery: &Delivery) -> i32 {
    match delivery { // uses: Delivery
        Delivery::Parcel(_) => 3,
        Delivery::Pickup(_) => 1,
    }
}

fn problem(message: impl Into<String>) -> Problem {
    ProblemRequired { message: message.into() }.into()
}

impl Api for Shop { // uses: Api
    async fn list_teas(&self, request: ListTeasRequest) -> Result<ListTeasResponse, ListTeasFailure> {
        let limit = request.limit.unwrap_or(100); // uses: limit
        if limit == 13 {
            return Err(ListTeasFailure::Default(http::StatusCode::FORBIDDEN.try_into()?, problem("an unlucky number"))); // uses: default
        }
        let mut teas = Vec::from(teas());
        teas.retain(|tea| request.kind.as_ref().is_none_or(|kind| *kind == tea.kind)); // uses: kind
        teas.sort_by_key(|tea| freshness(&tea.state));
        teas.truncate(limit as usize);
        let required = ListTeasResponseRequired { x_total: teas.len() as i64, body: teas }; // uses: x_total
        Ok(required.into())
    }

    async fn get_tea(&self, request: GetTeaRequest) -> Result<GetTeaResponse, GetTeaFailure> { // uses: get_tea
        let found = teas().into_iter().find(|tea| tea.id == request.tea_id);
        match found {
            Some(tea) => Ok(tea.into()), // uses: found tea
            None => Err(GetTeaFailure::NotFound(problem("no such tea"))),
        }
    }

    async fn place_order(&self, request: PlaceOrderRequest) -> Result<PlaceOrderResponse, PlaceOrderFailure> {
        let NewOrder { grams, packing, note, .. } = request.body; // uses: note
        match packing { // uses: Packing
            Some(Packing::Bag) | None if note.is_some() => { // uses: Some(note)
                return Err(PlaceOrderFailure::BadRequest(problem("a bag has no label")));
            }
            Some(Packing::Bag | Packing::Tin) | None => {} // uses: tin
        }
        match grams {
            ..=100 => { // uses: grams
                let order = OrderRequired { id: 1, grams }.into(); // uses: grams
                let location = "/v1/orders/1/delivery".to_owned();
                let required = PlaceOrderCreatedRequired { body: order, location };
                Ok(PlaceOrderResponse::Created(required.into())) // uses: created
            }
            101..=1000 => Ok(PlaceOrderResponse::Accepted(WaitingRequired { days: 90 }.into())), // uses: grams, accepted
            _ => Err(PlaceOrderFailure::Conflict(problem("sold out"))), // uses: conflict
        }
    }

    async fn get_delivery(&self, request: GetDeliveryRequest) -> Result<GetDeliveryResponse, GetDeliveryFailure> { // uses: get_delivery
        let delivery: Delivery = match request.order_id {
            _ if request.zone.is_empty() => return Err(GetDeliveryFailure::NotFound(problem("no such zone"))), // uses: zone
            1 => Parcel::from(ParcelRequired { street: "Teapot Lane".to_owned() }).into(),
            2 => Pickup::from(PickupRequired { shop: "The corner".to_owned() }).into(), // uses: pickup
            _ => return Err(GetDeliveryFailure::NotFound(problem("no such order"))),
        };
        let days = days(&delivery);
        Ok(GetDeliveryResponse::from(delivery).x_days(days))
    }
}

impl Admit for Shop {}

impl Reject for Shop {
    fn problem(&self, request: &RejectedRequest<'_>) -> Problem {
        problem(request.rejection.message())
    }
}
