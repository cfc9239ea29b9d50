//! Reading a format string against the op it belongs to.

use super::lex::{Token, lex};
use super::{Anchor, Arg, Element, Format, Seen, Signature, TypeOf};

type Result<T> = std::result::Result<T, String>;

/// Compiles a format.
///
/// # Errors
/// What is wrong with it.
pub fn compile(format: &str, op: &Signature) -> Result<Format> {
    let mut parser = Parser { op, tokens: lex(format)?, at: 0, depth: 0, seen: Seen::of(op) };
    let elements = parser.elements(&mut None)?;
    if let Some(token) = parser.peek() {
        return Err(format!("unexpected '{token}'"));
    }
    let seen = parser.seen;
    complete(op, &seen)?;
    Ok(Format { elements, seen })
}

impl Seen {
    fn of(op: &Signature) -> Self {
        Seen {
            operands: vec![false; op.operands.len()],
            operand_types: vec![false; op.operands.len()],
            result_types: vec![false; op.results.len()],
            attrs: vec![false; op.attrs.len()],
            regions: vec![false; op.regions.len()],
            successors: vec![false; op.successors.len()],
            attr_dict: false,
        }
    }

    fn spell(&mut self, of: TypeOf) {
        match of {
            TypeOf::Operand(group) => self.operand_types[group] = true,
            TypeOf::Result(group) => self.result_types[group] = true,
            TypeOf::Operands => self.operand_types.fill(true),
            TypeOf::Results => self.result_types.fill(true),
        }
    }
}

/// Everything an op is made of must be in its text.
fn complete(op: &Signature, seen: &Seen) -> Result<()> {
    if !seen.attr_dict {
        return Err("'attr-dict' directive not found".to_owned());
    }
    let missing = |seen: &[bool]| seen.iter().position(|seen| !seen);
    if let Some(group) = missing(&seen.operands) {
        return Err(format!("operand '{}' not found", op.operands[group]));
    }
    if let Some(group) = missing(&seen.regions) {
        return Err(format!("region '{}' not found", op.regions[group]));
    }
    if let Some(group) = missing(&seen.successors) {
        return Err(format!("successor '{}' not found", op.successors[group]));
    }
    Ok(())
}

struct Parser<'a> {
    op: &'a Signature,
    tokens: Vec<Token>,
    at: usize,
    /// How many groups and arguments are open.
    depth: usize,
    seen: Seen,
}

/// How deep groups and arguments may nest.
const DEEPEST: usize = 64;

/// What a `$name` means.
enum Variable {
    Operand(usize),
    Result(usize),
    Attr(usize),
    Region(usize),
    Successor(usize),
}

impl Parser<'_> {
    fn peek(&self) -> Option<&Token> {
        self.tokens.get(self.at)
    }

    fn next(&mut self) -> Result<Token> {
        let token = self.peek().cloned().ok_or("unexpected end of format")?;
        self.at += 1;
        Ok(token)
    }

    /// Reads something that may hold more of its kind.
    fn nested<T>(&mut self, read: impl FnOnce(&mut Self) -> Result<T>) -> Result<T> {
        if self.depth == DEEPEST {
            return Err(format!("nests more than {DEEPEST} deep"));
        }
        self.depth += 1;
        let result = read(self);
        self.depth -= 1;
        result
    }

    fn optional(&mut self, punct: char) -> bool {
        let found = self.peek() == Some(&Token::Punct(punct));
        self.at += usize::from(found);
        found
    }

    fn require(&mut self, punct: char) -> Result<()> {
        if self.optional(punct) {
            return Ok(());
        }
        match self.peek() {
            Some(token) => Err(format!("expected '{punct}', found '{token}'")),
            None => Err(format!("expected '{punct}' at the end")),
        }
    }

    /// Elements up to a closing `)` or `|` or the end; an anchored one is put in `anchor`.
    fn elements(&mut self, anchor: &mut Option<Anchor>) -> Result<Vec<Element>> {
        let mut elements = Vec::new();
        while !matches!(self.peek(), None | Some(Token::Punct(')' | '|'))) {
            let element = self.element()?;
            if self.optional('^') {
                let found = anchor_of(&element).ok_or("this element cannot be an anchor")?;
                if anchor.replace(found).is_some() {
                    return Err("only one element can be the anchor of a group".to_owned());
                }
            }
            elements.push(element);
        }
        Ok(elements)
    }

    fn element(&mut self) -> Result<Element> {
        match self.next()? {
            Token::Literal(text) => literal(&text),
            Token::Variable(name) => self.bound(&name, false),
            Token::Word(word) => self.directive(&word),
            Token::Punct('(') => self.nested(Self::group),
            token => Err(format!("unexpected '{token}'")),
        }
    }

    /// `( then ) [: ( else )] ?`
    fn group(&mut self) -> Result<Element> {
        let (mut anchor, mut else_anchor) = (None, None);
        let then = self.elements(&mut anchor)?;
        self.require(')')?;
        let mut otherwise = Vec::new();
        if self.optional(':') {
            self.require('(')?;
            otherwise = self.elements(&mut else_anchor)?;
            self.require(')')?;
        }
        self.require('?')?;
        starts_well(&then)?;
        let inverted = anchor.is_none();
        match (anchor, else_anchor) {
            (Some(anchor), None) | (None, Some(anchor)) => {
                Ok(Element::Optional { anchor, inverted, then, otherwise })
            }
            _ => Err("an optional group needs one anchor".to_owned()),
        }
    }

    fn directive(&mut self, word: &str) -> Result<Element> {
        match word {
            "attr-dict" => Ok(self.attr_dict(Element::AttrDict(false))),
            "attr-dict-with-keyword" => Ok(self.attr_dict(Element::AttrDict(true))),
            "prop-dict" => Ok(Element::PropDict),
            "operands" => {
                self.seen.operands.fill(true);
                Ok(Element::Operands)
            }
            "regions" => {
                self.seen.regions.fill(true);
                Ok(Element::Regions)
            }
            "successors" => {
                self.seen.successors.fill(true);
                Ok(Element::Successors)
            }
            "type" => Ok(Element::Type(self.type_argument()?, false)),
            "qualified" => self.qualified(),
            "functional-type" => self.functional_type(),
            "oilist" => self.nested(Self::oilist),
            "custom" => self.custom(),
            _ => Err(format!("no directive is called '{word}'")),
        }
    }

    fn attr_dict(&mut self, element: Element) -> Element {
        self.seen.attr_dict = true;
        element
    }

    /// `(x)`, whose types are spelled from here on.
    fn type_argument(&mut self) -> Result<TypeOf> {
        self.require('(')?;
        let of = self.type_of()?;
        self.require(')')?;
        self.seen.spell(of);
        Ok(of)
    }

    fn type_of(&mut self) -> Result<TypeOf> {
        match self.next()? {
            Token::Word(word) if word == "operands" => Ok(TypeOf::Operands),
            Token::Word(word) if word == "results" => Ok(TypeOf::Results),
            Token::Variable(name) => match self.lookup(&name)? {
                Variable::Operand(group) => Ok(TypeOf::Operand(group)),
                Variable::Result(group) => Ok(TypeOf::Result(group)),
                _ => Err(format!("'{name}' has no type to spell")),
            },
            token => Err(format!("'{token}' has no type to spell")),
        }
    }

    fn qualified(&mut self) -> Result<Element> {
        self.require('(')?;
        let element = match self.next()? {
            Token::Variable(name) => self.bound(&name, true)?,
            Token::Word(word) if word == "type" => Element::Type(self.type_argument()?, true),
            token => return Err(format!("'{token}' cannot be qualified")),
        };
        self.require(')')?;
        Ok(element)
    }

    fn functional_type(&mut self) -> Result<Element> {
        self.require('(')?;
        let inputs = self.type_of()?;
        self.require(',')?;
        let results = self.type_of()?;
        self.require(')')?;
        self.seen.spell(inputs);
        self.seen.spell(results);
        Ok(Element::FunctionalType(inputs, results))
    }

    fn oilist(&mut self) -> Result<Element> {
        self.require('(')?;
        let mut clauses = Vec::new();
        loop {
            let Token::Literal(keyword) = self.next()? else {
                return Err("a clause of an oilist starts with a literal".to_owned());
            };
            let body = self.elements(&mut None)?;
            let anchors = body.iter().filter_map(anchor_of).collect();
            clauses.push((keyword, body, one_of(anchors).ok_or("a clause needs a variable")?));
            if !self.optional('|') {
                break;
            }
        }
        self.require(')')?;
        Ok(Element::OiList(clauses))
    }

    fn custom(&mut self) -> Result<Element> {
        self.require('<')?;
        let Token::Word(name) = self.next()? else {
            return Err("expected the name of a custom directive".to_owned());
        };
        self.require('>')?;
        self.require('(')?;
        let mut args = Vec::new();
        while !self.optional(')') {
            args.push(self.argument(true)?);
            if self.peek() != Some(&Token::Punct(')')) {
                self.require(',')?;
            }
        }
        Ok(Element::Custom(name, args))
    }

    /// An argument of a custom directive; `binds` is false under `ref`.
    fn argument(&mut self, binds: bool) -> Result<Arg> {
        match self.next()? {
            Token::Text(text) => Ok(Arg::Text(text)),
            Token::Variable(name) => self.variable_argument(&name, binds),
            Token::Word(word) if word == "attr-dict" => {
                self.seen.attr_dict = true;
                Ok(Arg::AttrDict)
            }
            Token::Word(word) if word == "type" && binds => Ok(Arg::Type(self.type_argument()?)),
            Token::Word(word) if word == "type" => {
                self.require('(')?;
                let of = self.type_of()?;
                self.require(')')?;
                Ok(Arg::Type(of))
            }
            Token::Word(word) if word == "ref" => {
                self.require('(')?;
                let arg = self.nested(|this| this.argument(false))?;
                self.require(')')?;
                Ok(Arg::Ref(Box::new(arg)))
            }
            token => Err(format!("'{token}' cannot be an argument")),
        }
    }

    fn variable_argument(&mut self, name: &str, binds: bool) -> Result<Arg> {
        if binds {
            return Ok(match self.bound(name, false)? {
                Element::Operand(group) => Arg::Operand(group),
                Element::Attr(slot, _) => Arg::Attr(slot),
                Element::Region(group) => Arg::Region(group),
                Element::Successor(group) => Arg::Successor(group),
                _ => return Err(format!("'{name}' cannot be an argument")),
            });
        }
        Ok(match self.lookup(name)? {
            Variable::Operand(group) => Arg::Operand(group),
            Variable::Attr(slot) => Arg::Attr(slot),
            Variable::Region(group) => Arg::Region(group),
            Variable::Successor(group) => Arg::Successor(group),
            Variable::Result(_) => return Err(format!("'{name}' cannot be an argument")),
        })
    }

    /// A variable in the place where its text is.
    fn bound(&mut self, name: &str, qualified: bool) -> Result<Element> {
        let mut repeated = false;
        let mut bind = |seen: &mut Vec<bool>, at: usize| {
            repeated = seen[at];
            seen[at] = true;
        };
        let element = match self.lookup(name)? {
            Variable::Operand(group) => {
                bind(&mut self.seen.operands, group);
                Element::Operand(group)
            }
            Variable::Attr(slot) => {
                bind(&mut self.seen.attrs, slot);
                Element::Attr(slot, qualified)
            }
            Variable::Region(group) => {
                bind(&mut self.seen.regions, group);
                Element::Region(group)
            }
            Variable::Successor(group) => {
                bind(&mut self.seen.successors, group);
                Element::Successor(group)
            }
            Variable::Result(_) => {
                return Err(format!("result '{name}' can only be used in a 'type' directive"));
            }
        };
        if repeated { Err(format!("'{name}' is already bound")) } else { Ok(element) }
    }

    fn lookup(&self, name: &str) -> Result<Variable> {
        let op = self.op;
        let operand = op.operands.iter().position(|group| group == name);
        let result = || op.results.iter().position(|group| group == name);
        let attr = || op.attrs.iter().position(|attr| attr == name);
        let region = || op.regions.iter().position(|group| group == name);
        let successor = || op.successors.iter().position(|group| group == name);
        operand
            .map(Variable::Operand)
            .or_else(|| result().map(Variable::Result))
            .or_else(|| attr().map(Variable::Attr))
            .or_else(|| region().map(Variable::Region))
            .or_else(|| successor().map(Variable::Successor))
            .ok_or_else(|| format!("the op has nothing called '{name}'"))
    }
}

/// The text between backquotes as an element.
fn literal(text: &str) -> Result<Element> {
    const PUNCTUATION: &[&str] = &[
        "->", "::", "...", ":", ",", "=", "<", ">", "(", ")", "{", "}", "[", "]", "?", "+", "*",
        "-", "/", "|",
    ];
    let keyword = |text: &str| {
        text.starts_with(|c: char| c.is_ascii_alphabetic() || c == '_')
            && text.chars().all(|c| c.is_ascii_alphanumeric() || matches!(c, '_' | '$' | '.'))
    };
    match text {
        "" => Ok(Element::Space(false)),
        " " => Ok(Element::Space(true)),
        "\\n" | "\n" => Ok(Element::Newline),
        _ if PUNCTUATION.contains(&text) => Ok(Element::Punct(text.to_owned())),
        _ if keyword(text) => Ok(Element::Keyword(text.to_owned())),
        _ => Err(format!("`{text}` is no valid literal")),
    }
}

/// An optional group must start with something whose absence can be seen.
fn starts_well(then: &[Element]) -> Result<()> {
    let first = then.iter().find(|e| !matches!(e, Element::Space(_) | Element::Newline));
    match first {
        Some(
            Element::Keyword(_)
            | Element::Punct(_)
            | Element::Operand(_)
            | Element::Attr(..)
            | Element::Region(_)
            | Element::Successor(_)
            | Element::Type(..)
            | Element::Custom(..),
        ) => Ok(()),
        Some(_) => Err("an optional group cannot start with this element".to_owned()),
        None => Err("an optional group cannot be empty".to_owned()),
    }
}

fn anchor_of(element: &Element) -> Option<Anchor> {
    match element {
        Element::Operand(group) | Element::Type(TypeOf::Operand(group), _) => {
            Some(Anchor::Operand(*group))
        }
        Element::Type(TypeOf::Result(group), _) => Some(Anchor::Result(*group)),
        Element::Attr(slot, _) => Some(Anchor::Attr(*slot)),
        Element::Region(group) => Some(Anchor::Region(*group)),
        Element::Successor(group) => Some(Anchor::Successor(*group)),
        Element::Custom(_, args) => one_of(args.iter().filter_map(argument_anchor).collect()),
        _ => None,
    }
}

fn argument_anchor(arg: &Arg) -> Option<Anchor> {
    match arg {
        Arg::Operand(group) => Some(Anchor::Operand(*group)),
        Arg::Attr(slot) => Some(Anchor::Attr(*slot)),
        Arg::Region(group) => Some(Anchor::Region(*group)),
        Arg::Successor(group) => Some(Anchor::Successor(*group)),
        Arg::Type(TypeOf::Operand(group)) => Some(Anchor::Operand(*group)),
        Arg::Type(TypeOf::Result(group)) => Some(Anchor::Result(*group)),
        _ => None,
    }
}

fn one_of(mut anchors: Vec<Anchor>) -> Option<Anchor> {
    match anchors.len() {
        0 => None,
        1 => anchors.pop(),
        _ => Some(Anchor::Any(anchors)),
    }
}
