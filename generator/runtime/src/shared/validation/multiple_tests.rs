//! Multiples of decimal numbers.

use crate::runtime::multiple::is_multiple;

#[test]
fn multiples_are_computed_in_decimal() {
    for (number, step, expected) in [
        (0.3, "0.1", true),
        (0.7, "0.1", true),
        (1.1, "0.1", true),
        (-19.99, "0.01", true),
        (0.35, "0.1", false),
        (4.5, "1.5", true),
        (4.0, "1.5", false),
        (0.0, "0.1", true),
        (-0.0, "7", true),
        (1e300, "0.1", true),
        (1e300, "7", false),
        (7e300, "7", true),
        (1e-300, "0.1", false),
        (5e-324, "5e-324", true),
        (0.30000000000000004, "0.1", false),
        (100.0, "1e2", true),
        (150.0, "1e2", false),
        (2.8040320391249666e23, "5", false),
        (2.8040320391249666e23, "4", true),
    ] {
        assert_eq!(is_multiple(number, step), expected, "{number} of {step}");
    }
    assert!(is_multiple(0.1_f32, "0.1"));
    assert!(is_multiple(16777216_f32, "0.5"));
}

#[test]
fn non_numbers_are_not_multiples() {
    assert!(!is_multiple(f64::NAN, "0.1"));
    assert!(!is_multiple(f64::INFINITY, "0.1"));
}
