// RUN: mlir-opt %s --split-input-file --verify-diagnostics

llvm.func @x()
llvm.func @f() {
  // expected-error@below {{expected attribute value}}
  llvm.call foo @x() : () -> ()
  llvm.return
}

// -----

llvm.func @x()
llvm.func @f() {
  // expected-error@below {{expected attribute value}}
  llvm.call tail fastcc @x() : () -> ()
  llvm.return
}

// -----

llvm.func @x()
llvm.func @f() {
  // expected-error@below {{expected attribute value}}
  llvm.call fastcc : () -> ()
  llvm.return
}

// -----

llvm.func @x()
llvm.func @f() {
  // expected-error@below {{custom op 'llvm.call' invalid kind of attribute specified}}
  llvm.call 5() : () -> ()
  llvm.return
}

// -----

llvm.func @x()
llvm.func @f() {
  // expected-error@below {{expected '->' in function type}}
  llvm.call () : () -> ()
  llvm.return
}

// -----

llvm.func @x()
llvm.func @f() {
  // expected-error@below {{custom op 'llvm.call' invalid kind of attribute specified}}
  llvm.call !llvm.ptr() : () -> ()
  llvm.return
}

// -----

llvm.func @x()
llvm.func @f() {
  // expected-error@below {{custom op 'llvm.call' invalid kind of attribute specified}}
  llvm.call "x"() : () -> ()
  llvm.return
}

// -----

llvm.func @x()
llvm.func @f() {
  // expected-error@below {{undefined symbol alias id 'foo'}}
  llvm.call #foo() : () -> ()
  llvm.return
}

// -----

llvm.func @x()
llvm.func @f() {
  // expected-error@below {{custom op 'llvm.call' invalid kind of attribute specified}}
  llvm.call unit() : () -> ()
  llvm.return
}

// -----

llvm.func @x()
llvm.func @f() {
  // expected-error@below {{'llvm.call' op must have either a `callee` attribute or at least an operand}}
  llvm.call @x::@y() : () -> ()
  llvm.return
}

// -----

llvm.func @x()
llvm.func @f() {
  // expected-error@below {{expected '(' in operand list}}
  llvm.call @x@y() : () -> ()
  llvm.return
}

// -----

llvm.func @x()
llvm.func @f() {
  // expected-error@below {{expected attribute value}}
  llvm.invoke foo @x() to ^bb1 unwind ^bb1 : () -> ()
^bb1:
  llvm.return
}

// -----

llvm.func @x()
llvm.func @f() {
  // expected-error@below {{custom op 'llvm.invoke' invalid kind of attribute specified}}
  llvm.invoke 5() to ^bb1 unwind ^bb1 : () -> ()
^bb1:
  llvm.return
}

// -----

llvm.func @x()
llvm.func @f() {
  // expected-error@below {{first operation in unwind destination should be a llvm.landingpad operation}}
  llvm.invoke @x::@y() to ^bb1 unwind ^bb1 : () -> ()
^bb1:
  llvm.return
}
