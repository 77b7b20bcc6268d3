
impl Api for Shop {
    async fn check_health(
        &self,
        _: server::operations::CheckHealthRequest,
    ) -> Result<server::operations::CheckHealthResponse, server::operations::CheckHealthFailure> {
        Ok(server::operations::CheckHealthResponse::default())
    }
}
