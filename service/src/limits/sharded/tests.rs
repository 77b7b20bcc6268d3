use super::*;

#[test]
fn a_map_that_is_full_forgets() {
    let map: Sharded<u32, u32> = Sharded::new(64);
    map.update(&7, |value| *value += 1);
    assert_eq!(map.collect(|_, _| Some(())), []);
    let add = || {
        map.entry(7, |value| {
            *value += 1;
            *value
        })
    };
    assert_eq!([add(), add(), add()], [1, 2, 3]);
    map.update(&7, |value| *value += 1);
    assert_eq!(map.collect(|_, value| Some(*value)), [4]);
    let map: Sharded<u32, u32> = Sharded::new(6_400);
    for key in 0..100_000 {
        map.entry(key, |value| *value += 1);
    }
    assert!(map.collect(|_, _| Some(())).len() <= 6_400);
    let map: Sharded<u32, u32> = Sharded::new(usize::MAX);
    for key in 0..10_000 {
        map.entry(key, |value| *value += 1);
    }
    assert_eq!(map.collect(|_, _| Some(())).len(), 10_000);
}
