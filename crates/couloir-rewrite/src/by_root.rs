//! Patterns by the op they match, and the order in which they are tried.

use couloir_ir::op::OpName;
use cranelift_entity::EntityRef;

/// Patterns with the ops they match.
pub(crate) struct ByRoot<P> {
    patterns: Vec<(Option<OpName>, P)>,
    /// For each defined op, the numbers of its patterns in the order in which
    /// they are tried; filled by `freeze`.
    dense: Vec<Box<[u32]>>,
    /// The same for ops without patterns of their own.
    others: Box<[u32]>,
}

impl<P> Default for ByRoot<P> {
    fn default() -> Self {
        Self { patterns: Vec::new(), dense: Vec::new(), others: Box::default() }
    }
}

impl<P> ByRoot<P> {
    pub(crate) fn add(&mut self, root: Option<OpName>, pattern: P) {
        self.patterns.push((root, pattern));
        self.dense.clear();
    }

    /// The ops that patterns were added for, as added.
    pub(crate) fn roots(&self) -> impl Iterator<Item = OpName> {
        self.patterns.iter().filter_map(|(root, _)| *root)
    }

    pub(crate) fn len(&self) -> usize {
        self.patterns.len()
    }

    pub(crate) fn iter(&self) -> impl Iterator<Item = &P> {
        self.patterns.iter().map(|(_, pattern)| pattern)
    }

    /// Orders the patterns of each op: by benefit, then as added.
    pub(crate) fn freeze(&mut self, benefit: impl Fn(&P) -> u16) {
        let mut order = (0..self.patterns.len()).collect::<Vec<_>>();
        order.sort_by_key(|&at| std::cmp::Reverse(benefit(&self.patterns[at].1)));
        let roots = order.iter().filter_map(|&at| self.patterns[at].0);
        let last = roots.map(|name| name.index() + 1).max().unwrap_or(0);
        let mut lists = vec![Vec::new(); last];
        let mut others = Vec::new();
        for at in order {
            if let Some(name) = self.patterns[at].0 {
                lists[name.index()].push(at as u32);
                continue;
            }
            others.push(at as u32);
            for list in &mut lists {
                list.push(at as u32);
            }
        }
        self.others = others.into();
        self.dense = lists.into_iter().map(Vec::into_boxed_slice).collect();
    }

    /// The numbers of the patterns to try on an op.
    pub(crate) fn of(&self, name: OpName) -> &[u32] {
        self.dense.get(name.index()).unwrap_or(&self.others)
    }

    pub(crate) fn get(&self, number: u32) -> Option<&P> {
        self.patterns.get(number as usize).map(|(_, pattern)| pattern)
    }
}
