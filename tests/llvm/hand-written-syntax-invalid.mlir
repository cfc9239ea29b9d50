// RUN: mlir-opt %s --split-input-file --verify-diagnostics

llvm.func @f(%a: i32, %x: f32, %p: !llvm.ptr, %c: i1) {
  // expected-error @+1 {{custom op 'llvm.add' expected keyword for LLVM integer overflow flags}}
  %0 = llvm.add %a, %a overflow<> : i32
}

// -----

llvm.func @f(%a: i32, %x: f32, %p: !llvm.ptr, %c: i1) {
  // expected-error @+1 {{custom op 'llvm.add' expected keyword for LLVM integer overflow flags}}
  %0 = llvm.add %a, %a overflow<nsw, > : i32
}

// -----

llvm.func @f(%a: i32, %x: f32, %p: !llvm.ptr, %c: i1) {
  // expected-error @+1 {{custom op 'llvm.getelementptr' expected keyword for ::mlir::LLVM::GEPNoWrapFlags after '|'}}
  %0 = llvm.getelementptr inbounds| %p[0] : (!llvm.ptr) -> !llvm.ptr, i32
}

// -----

// expected-note @+1 {{prior use here}}
llvm.func @f(%a: i32, %x: f32, %p: !llvm.ptr, %c: i1) {
  // expected-error @+1 {{use of value '%a' expects different type than prior uses: 'f32' vs 'i32'}}
  %0 = llvm.icmp "bogus" %a, %a : f32
}

// -----

llvm.func @f(%a: i32, %x: f32, %p: !llvm.ptr, %c: i1) {
  // expected-error @+1 {{custom op 'llvm.icmp' 'bogus' is an incorrect value of the 'predicate' attribute}}
  %0 = llvm.icmp "bogus" %a, %a : i32
}

// -----

llvm.func @f(%a: i32, %x: f32, %p: !llvm.ptr, %c: i1) {
  // expected-error @+1 {{custom op 'llvm.alloca' expected integer alignment}}
  %0 = llvm.alloca %a x i32 {alignment = "s"} : (i32) -> !llvm.ptr
}

// -----

llvm.func @f(%a: i32, %x: f32, %p: !llvm.ptr, %c: i1) {
  // expected-error @+1 {{custom op 'llvm.alloca' expected integer alignment}}
  %0 = llvm.alloca %a x i32 {alignment = unit} : (i32) -> i32
}

// -----

llvm.func @f(%a: i32, %x: f32, %p: !llvm.ptr, %c: i1) {
  // expected-error @+1 {{custom op 'llvm.call' expected 0 types for operand bundle operands for operand bundle #0, but actually got 1}}
  llvm.call @g() ["t"(: i32)] : () -> ()
}

// -----

llvm.func @f(%a: i32, %x: f32, %p: !llvm.ptr, %c: i1) {
  // expected-error @+1 {{expected ':'}}
  llvm.call @g() ["t"(%a), "u"()] : () -> ()
}

// -----

llvm.func @f(%a: i32, %x: f32, %p: !llvm.ptr, %c: i1) {
  // expected-error @+1 {{custom op 'llvm.call' expected 1 types for operand bundle operands for operand bundle #0, but actually got 2}}
  llvm.call @g() ["t"(%a : i32), "u"(%a : i32, f32)] : () -> ()
}

// -----

// expected-note @+1 {{prior use here}}
llvm.func @f(%a: i32, %x: f32, %p: !llvm.ptr, %c: i1) {
  // expected-error @+1 {{use of value '%a' expects different type than prior uses: 'f32' vs 'i32'}}
  llvm.call_intrinsic "llvm.x"() ["t"(%a : f32), "u"(%a : i32, f32)] : () -> ()
}

// -----

llvm.func @f(%a: i32, %x: f32, %p: !llvm.ptr, %c: i1) {
  // expected-error @+1 {{custom op 'llvm.call' invalid kind of attribute specified}}
  llvm.call @g() vararg(1) : () -> ()
}

// -----

llvm.func @f(%a: i32, %x: f32, %p: !llvm.ptr, %c: i1) {
  // expected-error @+1 {{custom op 'llvm.call' invalid kind of attribute specified}}
  llvm.call @g() vararg({}) : () -> ()
}

// -----

llvm.func @f(%a: i32, %x: f32, %p: !llvm.ptr, %c: i1) {
  // expected-error @+1 {{expected attribute value}}
  llvm.call @g() vararg() : () -> ()
}

// -----

llvm.func @f(%a: i32, %x: f32, %p: !llvm.ptr, %c: i1) {
  // expected-error @+1 {{custom op 'llvm.intr.dbg.value' invalid kind of attribute specified}}
  llvm.intr.dbg.value 1 = %a : i32
}

// -----

llvm.func @f(%a: i32, %x: f32, %p: !llvm.ptr, %c: i1) {
  // expected-error @+1 {{expected attribute value}}
  llvm.intr.dbg.value <scope = #llvm.di_file<"a" in "b">> = %a : i32
}

// -----

llvm.func @f(%a: i32, %x: f32, %p: !llvm.ptr, %c: i1) {
  // expected-error @+1 {{custom op 'llvm.blocktag' invalid kind of attribute specified}}
  llvm.blocktag #llvm.cconv<fastcc>
}

// -----

llvm.func @f(%a: i32, %x: f32, %p: !llvm.ptr, %c: i1) {
  // expected-error @+1 {{custom op 'llvm.cond_br' invalid kind of attribute specified}}
  llvm.cond_br %c weights(#llvm.cconv<fastcc>), ^bb1, ^bb1
}

// -----

// expected-note @+1 {{prior use here}}
llvm.func @f(%a: i32, %x: f32, %p: !llvm.ptr, %c: i1) {
  // expected-error @+1 {{use of value '%x' expects different type than prior uses: '!llvm.x86_amx' vs 'f32'}}
  %0 = llvm.add %x, %x : !llvm.x86_amx
}

// -----

llvm.func @p(...) -> i32
llvm.func @callee()
llvm.func @f(%a: i32, %x: f32, %p: !llvm.ptr, %c: i1) attributes {personality = @p} {
  // expected-error @+1 {{expected '['successor blocks}}
  llvm.indirectbr %p : !llvm.ptr, <^bb1]
^bb1(%b: i32):
  llvm.return
^bb3:
  %l = llvm.landingpad cleanup : i32
  llvm.return
}

// -----

llvm.func @p(...) -> i32
llvm.func @callee()
llvm.func @f(%a: i32, %x: f32, %p: !llvm.ptr, %c: i1) attributes {personality = @p} {
  // expected-error @+1 {{expected ':'}}
  llvm.indirectbr %p : !llvm.ptr, [^bb1()]
^bb1(%b: i32):
  llvm.return
^bb3:
  %l = llvm.landingpad cleanup : i32
  llvm.return
}

// -----

llvm.func @p(...) -> i32
llvm.func @callee()
llvm.func @f(%a: i32, %x: f32, %p: !llvm.ptr, %c: i1) attributes {personality = @p} {
  // expected-error @+1 {{expected ','}}
  llvm.indirectbr %p : i32, [^bb3]
^bb1(%b: i32):
  llvm.return
^bb3:
  %l = llvm.landingpad cleanup : i32
  llvm.return
}

// -----

llvm.func @p(...) -> i32
llvm.func @callee()
// expected-note @+1 {{prior use here}}
llvm.func @f(%a: i32, %x: f32, %p: !llvm.ptr, %c: i1) attributes {personality = @p} {
  // expected-error @+1 {{use of value '%p' expects different type than prior uses: '!llvm.ptr<1>' vs '!llvm.ptr'}}
  llvm.indirectbr %p : <1>, [^bb3]
^bb1(%b: i32):
  llvm.return
^bb3:
  %l = llvm.landingpad cleanup : i32
  llvm.return
}

// -----

llvm.func @p(...) -> i32
llvm.func @callee()
llvm.func @f(%a: i32, %x: f32, %p: !llvm.ptr, %c: i1) attributes {personality = @p} {
  // expected-error @+1 {{custom op 'llvm.indirectbr' invalid kind of type specified: expected llvm.ptr, but found '!llvm.array<1 x i32>'}}
  llvm.indirectbr %p : !llvm.array<1 x i32>, [^bb3]
^bb1(%b: i32):
  llvm.return
^bb3:
  %l = llvm.landingpad cleanup : i32
  llvm.return
}

// -----

llvm.func @p(...) -> i32
llvm.func @callee()
llvm.func @f(%a: i32, %x: f32, %p: !llvm.ptr, %c: i1) attributes {personality = @p} {
  // expected-error @+1 {{expected ':'}}
  llvm.switch %a : i32, ^bb3 [1: ^bb1()]
^bb1(%b: i32):
  llvm.return
^bb3:
  %l = llvm.landingpad cleanup : i32
  llvm.return
}

// -----

llvm.func @p(...) -> i32
llvm.func @callee()
llvm.func @f(%a: i32, %x: f32, %p: !llvm.ptr, %c: i1) attributes {personality = @p} {
  // expected-error @+1 {{result number not allowed in argument list}}
  llvm.switch %a : i32, ^bb3 [1: ^bb1(%a#0 : i32)]
^bb1(%b: i32):
  llvm.return
^bb3:
  %l = llvm.landingpad cleanup : i32
  llvm.return
}

// -----

llvm.func @p(...) -> i32
llvm.func @callee()
llvm.func @f(%a: i32, %x: f32, %p: !llvm.ptr, %c: i1) attributes {personality = @p} {
  // expected-error @+1 {{expected 2 types to match operand list}}
  llvm.invoke @callee() to ^bb1(%a, %x : i32) unwind ^bb3 : () -> ()
^bb1(%b: i32):
  llvm.return
^bb3:
  %l = llvm.landingpad cleanup : i32
  llvm.return
}

// -----

llvm.func @p(...) -> i32
llvm.func @callee()
llvm.func @f(%a: i32, %x: f32, %p: !llvm.ptr, %c: i1) attributes {personality = @p} {
  // expected-error @+1 {{expected ':' in operand list}}
  llvm.invoke @callee() to ^bb1(%a) unwind ^bb3 : () -> ()
^bb1(%b: i32):
  llvm.return
^bb3:
  %l = llvm.landingpad cleanup : i32
  llvm.return
}

// -----

llvm.func @p(...) -> i32
llvm.func @callee()
llvm.func @f(%a: i32, %x: f32, %p: !llvm.ptr, %c: i1) attributes {personality = @p} {
  // expected-error @+1 {{expected ')'}}
  llvm.invoke @callee() to ^bb1(: i32) unwind ^bb3 : () -> ()
^bb1(%b: i32):
  llvm.return
^bb3:
  %l = llvm.landingpad cleanup : i32
  llvm.return
}

// -----

llvm.func @p(...) -> i32
llvm.func @callee()
// expected-note @+1 {{prior use here}}
llvm.func @f(%a: i32, %x: f32, %p: !llvm.ptr, %c: i1) attributes {personality = @p} {
  // expected-error @+1 {{use of value '%a' expects different type than prior uses: 'f32' vs 'i32'}}
  llvm.invoke @callee() to ^bb1(%a : f32) unwind : () -> ()
^bb1(%b: i32):
  llvm.return
^bb3:
  %l = llvm.landingpad cleanup : i32
  llvm.return
}

// -----

llvm.func @g()
llvm.func @f() {
  // expected-error @+1 {{must have at least one operation in unwind destination}}
  llvm.invoke @g() to ^bb1 unwind ^bb1 : () -> ()
^bb1:
}

// -----

llvm.func @p(...) -> i32
llvm.func @f(%a: i32) attributes {personality = @p} {
  // expected-error @+1 {{expected ':'}}
  %0 = llvm.landingpad (%a : i32) : i32
}

// -----

llvm.func @p(...) -> i32
// expected-note @+1 {{prior use here}}
llvm.func @f(%a: i32) attributes {personality = @p} {
  // expected-error @+1 {{use of value '%a' expects different type than prior uses: 'f32' vs 'i32'}}
  %0 = llvm.landingpad (catch %a : f32 : i32
}

// -----

// expected-error @+1 {{custom op 'llvm.mlir.alias' expected zero or one type}}
llvm.mlir.alias external @a : i32, none {
}

// -----

// expected-error @+1 {{expected non-function type}}
llvm.mlir.alias external @a : i32, {
}

// -----

// expected-error @+1 {{custom op 'llvm.mlir.global' expected zero or one type}}
llvm.mlir.global external @a() : i32, f32

// -----

// expected-error @+1 {{'llvm.func' op entry block must have 1 arguments to match function signature}}
llvm.func @f(i32) {
}

// -----

// expected-error @+1 {{'llvm.func' op entry block must have 1 arguments to match function signature}}
llvm.func @f(i32) {
  llvm.return
}

// -----

// expected-error @+1 {{'llvm.mlir.global' op initializer region cannot return void}}
llvm.mlir.global external @g(0 : i32) : i32 {
  llvm.return
}

// -----

// expected-error @+1 {{alignment attribute is not a power of 2}}
llvm.mlir.global external @g(0 : i32) {alignment = 3 : i64} : i32 {
  %0 = llvm.mlir.constant(1 : i32) : i32
  llvm.return %0 : i32
}

// -----

llvm.mlir.global external @g(0 : i32) : i32 {
  %0 = llvm.mlir.zero : !llvm.ptr
  // expected-error @+1 {{ops with side effects not allowed in global initializers}}
  %1 = llvm.load %0 : !llvm.ptr -> i32
  llvm.return %1 : i32
}

// -----

llvm.func @p(...) -> i32
// expected-error @+1 {{'llvm.resume' should have a consistent input type inside a function}}
llvm.func @f(%s: !llvm.struct<(i32, i32)>, %t: i32) attributes {personality = @p} {
  llvm.resume %s : !llvm.struct<(i32, i32)>
^bb1:
  llvm.resume %t : i32
}

// -----

llvm.func @p(...) -> i32
// expected-error @+1 {{'llvm.resume' should have a consistent input type inside a function}}
llvm.func @f(%s: i64) attributes {personality = @p} {
  %0 = llvm.landingpad cleanup : i32
  llvm.resume %s : i64
}

// -----

llvm.func @p(...) -> i32
// expected-error @+1 {{'llvm.landingpad' should have a consistent result type inside a function}}
llvm.func @f(%s: i64) attributes {personality = @p} {
  llvm.resume %s : i64
^bb1:
  %0 = llvm.landingpad cleanup : i32
  llvm.resume %s : i64
}

// -----

// expected-error @+1 {{'llvm.resume' should have a consistent input type inside a function}}
llvm.func @f(%s: i64, %t: i32) {
  llvm.blocktag <id = 1>
  llvm.blocktag <id = 1>
  llvm.resume %s : i64
^bb1:
  llvm.resume %t : i32
}
