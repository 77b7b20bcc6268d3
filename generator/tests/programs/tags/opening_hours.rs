use server::OpeningHoursApi;
use server::opening_hours::{
    ReadOpeningHoursFailure, ReadOpeningHoursRequest, ReadOpeningHoursResponse,
};

use crate::Shop;

impl OpeningHoursApi for Shop {
    async fn read_opening_hours(
        &self,
        _: ReadOpeningHoursRequest,
    ) -> Result<ReadOpeningHoursResponse, ReadOpeningHoursFailure> {
        Ok("9 to 5".to_owned().into())
    }
}
