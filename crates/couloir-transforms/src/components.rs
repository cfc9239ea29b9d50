//! Nodes that lead to each other, taken together (Tarjan's algorithm, without recursion).

/// Nodes with what each leads to.
pub struct Graph {
    starts: Vec<u32>,
    targets: Vec<u32>,
}

/// A node that is being looked at: the place of the next that it leads to.
struct Visit {
    node: u32,
    next: usize,
}

/// What is known of nodes while components are found.
struct Search {
    /// The order in which nodes were come to; zero for not yet.
    order: Vec<u32>,
    /// The earliest node that is still open and can be got to.
    low: Vec<u32>,
    open: Vec<u32>,
    count: u32,
}

impl Graph {
    /// That of so many nodes, with steps from one to another.
    pub fn new(nodes: usize, steps: &[(u32, u32)]) -> Self {
        let mut steps = steps.to_vec();
        steps.sort_by_key(|&(from, _)| from);
        let mut starts = vec![0; nodes + 1];
        for &(from, _) in &steps {
            if let Some(slot) = starts.get_mut(from as usize + 1) {
                *slot += 1;
            }
        }
        let mut sum = 0;
        for start in &mut starts {
            sum += *start;
            *start = sum;
        }
        Self { starts, targets: steps.into_iter().map(|(_, to)| to).collect() }
    }

    /// What a node leads to.
    pub fn next(&self, node: u32) -> &[u32] {
        let at = |node: usize| self.starts.get(node).map(|&start| start as usize);
        let range = at(node as usize).zip(at(node as usize + 1));
        range.and_then(|(from, to)| self.targets.get(from..to)).unwrap_or_default()
    }

    /// The strongly connected components, each after those that it leads to.
    pub fn components(&self) -> Vec<Vec<u32>> {
        let nodes = self.starts.len().saturating_sub(1);
        let mut search =
            Search { order: vec![0; nodes], low: vec![0; nodes], open: Vec::new(), count: 0 };
        let mut found = Vec::new();
        for node in 0..nodes as u32 {
            if search.order_of(node) == 0 {
                self.visit(node, &mut search, &mut found);
            }
        }
        found
    }

    fn visit(&self, node: u32, search: &mut Search, found: &mut Vec<Vec<u32>>) {
        let mut visits = vec![search.enter(node)];
        while let Some(visit) = visits.last_mut() {
            if let Some(&next) = self.next(visit.node).get(visit.next) {
                visit.next += 1;
                match search.order_of(next) {
                    0 => visits.push(search.enter(next)),
                    _ => search.lower(visit.node, next),
                }
                continue;
            }
            let node = visit.node;
            visits.pop();
            found.extend(search.leave(node));
            if let Some(around) = visits.last() {
                search.lower(around.node, node);
            }
        }
    }
}

/// The order of nodes whose component has been found.
const CLOSED: u32 = u32::MAX;

impl Search {
    fn order_of(&self, node: u32) -> u32 {
        self.order.get(node as usize).copied().unwrap_or(CLOSED)
    }

    fn low_of(&self, node: u32) -> u32 {
        self.low.get(node as usize).copied().unwrap_or(CLOSED)
    }

    fn set(&mut self, node: u32, order: u32) {
        for list in [&mut self.order, &mut self.low] {
            if let Some(slot) = list.get_mut(node as usize) {
                *slot = order;
            }
        }
    }

    fn enter(&mut self, node: u32) -> Visit {
        self.count += 1;
        self.set(node, self.count);
        self.open.push(node);
        Visit { node, next: 0 }
    }

    /// A node leads to another.
    fn lower(&mut self, node: u32, next: u32) {
        let low = self.low_of(node).min(self.low_of(next));
        if let Some(slot) = self.low.get_mut(node as usize) {
            *slot = low;
        }
    }

    /// The component that ends with a node, if one does.
    fn leave(&mut self, node: u32) -> Option<Vec<u32>> {
        if self.low_of(node) != self.order_of(node) {
            return None;
        }
        let from = self.open.iter().rposition(|&open| open == node)?;
        let component = self.open.split_off(from);
        for &node in &component {
            self.set(node, CLOSED);
        }
        Some(component)
    }
}
