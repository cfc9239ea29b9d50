//! How unlike two names are.

/// Names longer than this are not compared.
const MAX_LEN: usize = 256;

/// The number of letters to insert, remove or replace to make one of the other.
pub(super) fn edit_distance(from: &str, to: &str) -> usize {
    if from.len().max(to.len()) > MAX_LEN {
        return usize::MAX;
    }
    let mut row = (0..=to.len()).collect::<Vec<_>>();
    for (at, a) in from.bytes().enumerate() {
        let mut diagonal = at;
        let mut left = at + 1;
        let mut next = Vec::with_capacity(row.len());
        next.push(left);
        for (b, &above) in to.bytes().zip(row.iter().skip(1)) {
            left = (diagonal + usize::from(a != b)).min(above + 1).min(left + 1);
            diagonal = above;
            next.push(left);
        }
        row = next;
    }
    row.last().copied().unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::edit_distance;

    #[test]
    fn distances() {
        assert_eq!(edit_distance("", "abc"), 3);
        assert_eq!(edit_distance("abc", ""), 3);
        assert_eq!(edit_distance("kitten", "sitting"), 3);
        assert_eq!(edit_distance("cse", "cs"), 1);
        assert_eq!(edit_distance("same", "same"), 0);
    }
}
