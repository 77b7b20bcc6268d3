//! Size limits of operations.

use crate::runtime::server::size_limits::{SizeLimit, SizeLimits};

#[test]
fn the_most_specific_limit_applies() {
    let mut limits = SizeLimits::default();
    limits.set(1, SizeLimit::Body, 5);
    limits.set(2, SizeLimit::Stream, 7);
    limits.set(2, SizeLimit::Stream, 8);
    limits.set(2, SizeLimit::Upload, 9);
    limits.body = 10;
    limits.stream = 20;
    limits.upload = 30;
    for (operation, described, expected) in [
        (1, None, 5),
        (1, Some(3), 5),
        (2, None, 10),
        (2, Some(3), 3),
    ] {
        assert_eq!(limits.of_body(operation, described), expected);
    }
    let stream = |operation, described| {
        let limits = limits.of_stream(operation, described);
        (limits.held, limits.whole)
    };
    assert_eq!(stream(1, None), (5, 20));
    assert_eq!(stream(1, Some(3)), (5, 3));
    assert_eq!(stream(2, Some(3)), (10, 8));
    let upload = |operation, described| limits.of_upload(operation, described).whole;
    assert_eq!((upload(1, None), upload(2, None)), (30, 9));
    let _: SizeLimits<u8> = limits;
}
