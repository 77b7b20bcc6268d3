
impl Api for Shop {
    async fn check_health(
        &self,
        _: server::CheckHealthRequest,
    ) -> Result<server::CheckHealthResponse, server::CheckHealthFailure> {
        Ok(server::CheckHealthResponse::default())
    }
}
