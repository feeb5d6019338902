//! The tree of a search: what a seat can notice of the decisions to come.

use super::worth::Worth;
use crate::engine::{MAX_SEATS, Seat};

/// A node of a [`Tree`].
pub(super) type NodeId = u32;

/// No node.
pub(super) const NONE: NodeId = NodeId::MAX;

/// What came of the simulations that went through a decision.
#[derive(Debug, Clone, Copy)]
pub(super) struct Node<O> {
    /// What the searching seat notices of the decision that leads here.
    pub observed: O,
    /// Who decides it.
    pub mover: Seat,
    /// How often it was decided.
    pub visits: u32,
    /// How often it could have been decided while its parent was visited.
    pub available: u32,
    /// How promising it looked when it was seen first; above 0.
    pub prior: f32,
    /// Sums for each seat.
    pub sums: [Worth; MAX_SEATS],
    first: NodeId,
    next: NodeId,
}

impl<O> Node<O> {
    /// The mean value for a seat; `otherwise` before the first visit.
    pub fn value(&self, seat: Seat, otherwise: f32) -> f32 {
        if self.visits == 0 { otherwise } else { self.sums[seat.index()].value / self.visits as f32 }
    }
}

/// Decisions to come, open-loop: a node stands for all worlds in which the
/// seat notices the same decisions.
#[derive(Debug)]
pub(super) struct Tree<O> {
    nodes: Vec<Node<O>>,
    root: NodeId,
}

impl<O: Copy + Eq> Tree<O> {
    /// An empty tree; it is used from the first [`clear`](Self::clear) on.
    pub fn new() -> Self {
        Self { nodes: Vec::new(), root: NONE }
    }

    /// Forgets everything. `observed` and `mover` stand for whatever led here.
    pub fn clear(&mut self, observed: O, mover: Seat) {
        self.nodes.clear();
        self.root = self.push(observed, mover);
    }

    /// How many nodes there are, those of lines not taken among them.
    pub fn len(&self) -> usize {
        self.nodes.len()
    }

    /// Where simulations start.
    pub fn root(&self) -> NodeId {
        self.root
    }

    /// Lets simulations start at a node from now on.
    pub fn go_to(&mut self, node: NodeId) {
        self.root = node;
    }

    /// The node.
    pub fn node(&self, id: NodeId) -> &Node<O> {
        &self.nodes[id as usize]
    }

    /// The node, to be changed.
    pub fn node_mut(&mut self, id: NodeId) -> &mut Node<O> {
        &mut self.nodes[id as usize]
    }

    /// The nodes behind one.
    pub fn children(&self, id: NodeId) -> impl Iterator<Item = NodeId> {
        let mut at = self.node(id).first;
        std::iter::from_fn(move || {
            let child = (at != NONE).then_some(at)?;
            at = self.node(child).next;
            Some(child)
        })
    }

    /// The node behind `parent` for what `mover` is noticed to decide.
    pub fn child(&self, parent: NodeId, observed: O, mover: Seat) -> Option<NodeId> {
        self.children(parent).find(|child| self.is(*child, observed, mover))
    }

    /// The same, made if it was not there. `before` is the node of the decision
    /// before it in the list of what is legal: the next is mostly its
    /// neighbour.
    pub fn child_or_new(&mut self, parent: NodeId, before: NodeId, observed: O, mover: Seat) -> NodeId {
        let near = if before == NONE { self.node(parent).first } else { self.node(before).next };
        if near != NONE && self.is(near, observed, mover) {
            return near;
        }
        if let Some(child) = self.child(parent, observed, mover) {
            return child;
        }
        let child = self.push(observed, mover);
        self.node_mut(child).next = near;
        if before == NONE {
            self.node_mut(parent).first = child;
        } else {
            self.node_mut(before).next = child;
        }
        child
    }

    fn is(&self, id: NodeId, observed: O, mover: Seat) -> bool {
        let node = self.node(id);
        node.observed == observed && node.mover == mover
    }

    fn push(&mut self, observed: O, mover: Seat) -> NodeId {
        let id = self.nodes.len() as NodeId;
        self.nodes.push(Node {
            observed,
            mover,
            visits: 0,
            available: 0,
            prior: 0.0,
            sums: [Worth::default(); MAX_SEATS],
            first: NONE,
            next: NONE,
        });
        id
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn observed(tree: &Tree<char>, parent: NodeId) -> String {
        tree.children(parent).map(|child| tree.node(child).observed).collect()
    }

    #[test]
    fn nodes_are_found_again_in_any_order_and_keep_that_of_the_lists() {
        let mut tree = Tree::new();
        tree.clear('-', Seat(0));
        let root = tree.root();
        let look_up = |tree: &mut Tree<char>, list: &str| {
            let mut before = NONE;
            for each in list.chars() {
                before = tree.child_or_new(root, before, each, Seat(0));
            }
        };
        look_up(&mut tree, "abd");
        assert_eq!(observed(&tree, root), "abd");
        look_up(&mut tree, "abcd");
        assert_eq!(observed(&tree, root), "abcd");
        look_up(&mut tree, "da");
        assert_eq!(observed(&tree, root), "abcd");
        assert_eq!(tree.len(), 5, "nothing is there twice");
    }

    #[test]
    fn the_same_seen_of_two_seats_are_two_nodes() {
        let mut tree = Tree::new();
        tree.clear('-', Seat(0));
        let one = tree.child_or_new(tree.root(), NONE, 'a', Seat(0));
        let other = tree.child_or_new(tree.root(), one, 'a', Seat(1));
        assert_ne!(one, other);
        assert_eq!(tree.child(tree.root(), 'a', Seat(1)), Some(other));
    }
}
