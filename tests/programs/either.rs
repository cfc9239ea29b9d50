//! Iterators of two kinds behind one, and errors handed up.
#![no_main]

use either::Either;

fn walk(back: bool, upto: u32) -> impl Iterator<Item = u32> {
    if back {
        Either::Left((0..upto).rev().step_by(3))
    } else {
        Either::Right((0..upto).filter(|n| n % 5 < 2))
    }
}

fn parse(text: &str) -> Result<Either<i64, f64>, std::num::ParseFloatError> {
    text.parse().map(Either::Left).or_else(|_| text.parse().map(Either::Right))
}

#[no_mangle]
pub extern "C" fn main() -> i32 {
    for upto in [7, 20, 33] {
        for back in [false, true] {
            println!("{upto} {back}: {:?}", walk(back, upto).collect::<Vec<_>>());
        }
    }
    for text in ["12", "-3.5", "1e300", "none"] {
        match parse(text) {
            Ok(number) => {
                println!("{text}: {number:?} {}", number.either(|n| n as f64, |f| f) * 2.0)
            }
            Err(error) => println!("{text}: {error}"),
        }
    }
    std::panic::set_hook(Box::new(|_| {}));
    let failed = std::panic::catch_unwind(|| {
        let boxed = |n: u8| match n % 2 {
            0 => Either::Left(Box::new(n)),
            _ => Either::Right(n.to_string()),
        };
        let all: Vec<Either<Box<u8>, String>> = (0..9).map(boxed).collect();
        let value = |text: String| 12_u32.checked_div(u32::from(text != "7")).unwrap();
        all.into_iter().map(|one| one.either(|n| u32::from(*n), value)).sum::<u32>()
    });
    println!("{}", failed.is_err());
    0
}
