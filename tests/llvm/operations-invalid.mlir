// RUN: mlir-opt %s --split-input-file --verify-diagnostics

// expected-note @+1 {{prior use here}}
llvm.func @f(%a: i32, %x: f32, %p: !llvm.ptr, %l: i64, %s: !llvm.struct<(i32, f32)>, %c: i1) {
// expected-error @+1 {{use of value '%a' expects different type than prior uses: 'f32' vs 'i32'}}
  %0 = llvm.add %a, %a : f32
  llvm.return
}
// -----

// expected-note @+1 {{prior use here}}
llvm.func @f(%a: i32, %x: f32, %p: !llvm.ptr, %l: i64, %s: !llvm.struct<(i32, f32)>, %c: i1) {
// expected-error @+1 {{use of value '%x' expects different type than prior uses: 'i32' vs 'f32'}}
  %0 = llvm.add %a, %x : i32
  llvm.return
}
// -----

llvm.func @f(%a: i32, %x: f32, %p: !llvm.ptr, %l: i64, %s: !llvm.struct<(i32, f32)>, %c: i1) {
// expected-error @+1 {{custom op 'llvm.add' expected one of [none, nsw, nuw] for LLVM integer overflow flags, got: bogus}}
  %0 = llvm.add %a, %a overflow<bogus> : i32
  llvm.return
}
// -----

llvm.func @f(%a: i32, %x: f32, %p: !llvm.ptr, %l: i64, %s: !llvm.struct<(i32, f32)>, %c: i1) {
// expected-error @+1 {{'llvm.fadd' op operand #0 must be floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type, but got 'i32'}}
  %0 = llvm.fadd %a, %a : i32
  llvm.return
}
// -----

llvm.func @f(%a: i32, %x: f32, %p: !llvm.ptr, %l: i64, %s: !llvm.struct<(i32, f32)>, %c: i1) {
// expected-error @+1 {{custom op 'llvm.icmp' 'bogus' is an incorrect value of the 'predicate' attribute}}
  %0 = llvm.icmp "bogus" %a, %a : i32
  llvm.return
}
// -----

llvm.func @f(%a: i32, %x: f32, %p: !llvm.ptr, %l: i64, %s: !llvm.struct<(i32, f32)>, %c: i1) {
// expected-error @+1 {{expected attribute value}}
  %0 = llvm.icmp eq %a, %a : i32
  llvm.return
}
// -----

llvm.func @f(%a: i32, %x: f32, %p: !llvm.ptr, %l: i64, %s: !llvm.struct<(i32, f32)>, %c: i1) {
// expected-error @+1 {{'llvm.icmp' op operand #0 must be signless integer or LLVM dialect-compatible vector of signless integer or LLVM pointer type or LLVM dialect-compatible vector of LLVM pointer type, but got 'f32'}}
  %0 = llvm.icmp "eq" %x, %x : f32
  llvm.return
}
// -----

llvm.func @f(%a: i32, %x: f32, %p: !llvm.ptr, %l: i64, %s: !llvm.struct<(i32, f32)>, %c: i1) {
// expected-error @+1 {{'llvm.fcmp' op operand #0 must be floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type, but got 'i32'}}
  %0 = llvm.fcmp "oeq" %a, %a : i32
  llvm.return
}
// -----

llvm.func @f(%a: i32, %x: f32, %p: !llvm.ptr, %l: i64, %s: !llvm.struct<(i32, f32)>, %c: i1) {
// expected-error @+1 {{integer width of the output type is smaller or equal to the integer width of the input type}}
  %0 = llvm.sext %a : i32 to i8
  llvm.return
}
// -----

llvm.func @f(%a: i32, %x: f32, %p: !llvm.ptr, %l: i64, %s: !llvm.struct<(i32, f32)>, %c: i1) {
// expected-error @+1 {{'llvm.zext' op result #0 must be signless integer or LLVM dialect-compatible vector of signless integer, but got 'f32'}}
  %0 = llvm.zext %a : i32 to f32
  llvm.return
}
// -----

llvm.func @f(%a: i32, %x: f32, %p: !llvm.ptr, %l: i64, %s: !llvm.struct<(i32, f32)>, %c: i1) {
// expected-error @+1 {{'llvm.bitcast' op can only cast pointers from and to pointers}}
  %0 = llvm.bitcast %p : !llvm.ptr to i64
  llvm.return
}
// -----

llvm.func @f(%a: i32, %x: f32, %p: !llvm.ptr, %l: i64, %s: !llvm.struct<(i32, f32)>, %c: i1) {
// expected-error @+1 {{'llvm.ptrtoint' op operand #0 must be LLVM pointer type or LLVM dialect-compatible vector of LLVM pointer type, but got 'i32'}}
  %0 = llvm.ptrtoint %a : i32 to i64
  llvm.return
}
// -----

llvm.func @f(%a: i32, %x: f32, %p: !llvm.ptr, %l: i64, %s: !llvm.struct<(i32, f32)>, %c: i1) {
// expected-error @+1 {{'llvm.inttoptr' op operand #0 must be signless integer or LLVM dialect-compatible vector of signless integer, but got 'f32'}}
  %0 = llvm.inttoptr %x : f32 to !llvm.ptr
  llvm.return
}
// -----

llvm.func @f(%a: i32, %x: f32, %p: !llvm.ptr, %l: i64, %s: !llvm.struct<(i32, f32)>, %c: i1) {
// expected-error @+1 {{'llvm.mlir.constant' op expected integer type}}
  %0 = llvm.mlir.constant(1 : i32) : f32
  llvm.return
}
// -----

llvm.func @f(%a: i32, %x: f32, %p: !llvm.ptr, %l: i64, %s: !llvm.struct<(i32, f32)>, %c: i1) {
// expected-error @+1 {{'llvm.mlir.constant' op expected array type of 3 i8 elements for the string constant}}
  %0 = llvm.mlir.constant("abc") : i32
  llvm.return
}
// -----

llvm.func @f(%a: i32, %x: f32, %p: !llvm.ptr, %l: i64, %s: !llvm.struct<(i32, f32)>, %c: i1) {
// expected-error @+1 {{'llvm.mlir.constant' op expected vector or array type}}
  %0 = llvm.mlir.constant(dense<1> : vector<4xi32>) : i32
  llvm.return
}
// -----

llvm.func @f(%a: i32, %x: f32, %p: !llvm.ptr, %l: i64, %s: !llvm.struct<(i32, f32)>, %c: i1) {
// expected-error @+1 {{'llvm.mlir.constant' op type and attribute have a different number of elements: 2 vs. 4}}
  %0 = llvm.mlir.constant(dense<1> : vector<4xi32>) : vector<2xi32>
  llvm.return
}
// -----

llvm.func @f(%a: i32, %x: f32, %p: !llvm.ptr, %l: i64, %s: !llvm.struct<(i32, f32)>, %c: i1) {
// expected-error @+1 {{'llvm.mlir.constant' op expected integer type}}
  %0 = llvm.mlir.constant(1 : i32) : !llvm.ptr
  llvm.return
}
// -----

llvm.func @f(%a: i32, %x: f32, %p: !llvm.ptr, %l: i64, %s: !llvm.struct<(i32, f32)>, %c: i1) {
// expected-error @+1 {{expected attribute value}}
  %0 = llvm.mlir.constant() : i32
  llvm.return
}
// -----

llvm.func @f(%a: i32, %x: f32, %p: !llvm.ptr, %l: i64, %s: !llvm.struct<(i32, f32)>, %c: i1) {
// expected-error @+1 {{'llvm.mlir.undef' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
  %0 = llvm.mlir.undef : index
  llvm.return
}
// -----

llvm.func @f(%a: i32, %x: f32, %p: !llvm.ptr, %l: i64, %s: !llvm.struct<(i32, f32)>, %c: i1) {
// expected-error @+1 {{'llvm.mlir.addressof' op must reference a global defined by 'llvm.mlir.global', 'llvm.mlir.alias' or 'llvm.func' or 'llvm.mlir.ifunc'}}
  %0 = llvm.mlir.addressof @nowhere : !llvm.ptr
  llvm.return
}
// -----

llvm.func @f(%a: i32, %x: f32, %p: !llvm.ptr, %l: i64, %s: !llvm.struct<(i32, f32)>, %c: i1) {
// expected-error @+1 {{'llvm.mlir.addressof' op result #0 must be LLVM pointer type, but got 'i32'}}
  %0 = llvm.mlir.addressof @f : i32
  llvm.return
}
// -----

llvm.func @f(%a: i32, %x: f32, %p: !llvm.ptr, %l: i64, %s: !llvm.struct<(i32, f32)>, %c: i1) {
  %0 = llvm.extractvalue %s[2] : !llvm.struct<(i32, f32)>
// expected-error @+1 {{custom op 'llvm.extractvalue' position out of bounds: 2}}
  llvm.return
}
// -----

llvm.func @f(%a: i32, %x: f32, %p: !llvm.ptr, %l: i64, %s: !llvm.struct<(i32, f32)>, %c: i1) {
  %0 = llvm.extractvalue %s[0, 1] : !llvm.struct<(i32, f32)>
// expected-error @+1 {{custom op 'llvm.extractvalue' expected LLVM IR structure/array type, got: 'i32'}}
  llvm.return
}
// -----

llvm.func @f(%a: i32, %x: f32, %p: !llvm.ptr, %l: i64, %s: !llvm.struct<(i32, f32)>, %c: i1) {
  %0 = llvm.extractvalue %a[0] : i32
// expected-error @+1 {{custom op 'llvm.extractvalue' expected LLVM IR structure/array type, got: 'i32'}}
  llvm.return
}
// -----

// expected-note @+1 {{prior use here}}
llvm.func @f(%a: i32, %x: f32, %p: !llvm.ptr, %l: i64, %s: !llvm.struct<(i32, f32)>, %c: i1) {
// expected-error @+1 {{use of value '%x' expects different type than prior uses: 'i32' vs 'f32'}}
  %0 = llvm.insertvalue %x, %s[0] : !llvm.struct<(i32, f32)>
  llvm.return
}
// -----

llvm.func @f(%a: i32, %x: f32, %p: !llvm.ptr, %l: i64, %s: !llvm.struct<(i32, f32)>, %c: i1) {
  %0 = llvm.insertvalue %a, %s[5] : !llvm.struct<(i32, f32)>
// expected-error @+1 {{custom op 'llvm.insertvalue' position out of bounds: 5}}
  llvm.return
}
// -----

llvm.func @f(%a: i32, %x: f32, %p: !llvm.ptr, %l: i64, %s: !llvm.struct<(i32, f32)>, %c: i1) {
// expected-error @+1 {{'llvm.load' op operand #0 must be LLVM pointer type, but got 'i32'}}
  %0 = llvm.load %a : i32 -> i32
  llvm.return
}
// -----

llvm.func @f(%a: i32, %x: f32, %p: !llvm.ptr, %l: i64, %s: !llvm.struct<(i32, f32)>, %c: i1) {
// expected-error @+1 {{expected '->'}}
  %0 = llvm.load %p : !llvm.ptr
  llvm.return
}
// -----

llvm.func @f(%a: i32, %x: f32, %p: !llvm.ptr, %l: i64, %s: !llvm.struct<(i32, f32)>, %c: i1) {
// expected-error @+1 {{'llvm.load' op result #0 must be LLVM type with size, but got 'index'}}
  %0 = llvm.load %p : !llvm.ptr -> index
  llvm.return
}
// -----

llvm.func @f(%a: i32, %x: f32, %p: !llvm.ptr, %l: i64, %s: !llvm.struct<(i32, f32)>, %c: i1) {
// expected-error @+1 {{expected ','}}
  llvm.store %a, %p : !llvm.ptr
  llvm.return
}
// -----

llvm.func @f(%a: i32, %x: f32, %p: !llvm.ptr, %l: i64, %s: !llvm.struct<(i32, f32)>, %c: i1) {
// expected-error @+1 {{'llvm.store' op operand #1 must be LLVM pointer type, but got 'i32'}}
  llvm.store %a, %a : i32, i32
  llvm.return
}
// -----

llvm.func @f(%a: i32, %x: f32, %p: !llvm.ptr, %l: i64, %s: !llvm.struct<(i32, f32)>, %c: i1) {
// expected-error @+1 {{'llvm.getelementptr' op operand #1 must be variadic of signless integer or LLVM dialect-compatible vector of signless integer, but got 'f32'}}
  %0 = llvm.getelementptr %p[%x] : (!llvm.ptr, f32) -> !llvm.ptr, i32
  llvm.return
}
// -----

llvm.func @f(%a: i32, %x: f32, %p: !llvm.ptr, %l: i64, %s: !llvm.struct<(i32, f32)>, %c: i1) {
// expected-error @+1 {{expected ','}}
  %0 = llvm.getelementptr %p[0] : (!llvm.ptr) -> !llvm.ptr
  llvm.return
}
// -----

llvm.func @f(%a: i32, %x: f32, %p: !llvm.ptr, %l: i64, %s: !llvm.struct<(i32, f32)>, %c: i1) {
// expected-error @+1 {{'llvm.getelementptr' op index 1 indexing a struct is out of bounds}}
  %0 = llvm.getelementptr %p[0, 7] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, f32)>
  llvm.return
}
// -----

llvm.func @f(%a: i32, %x: f32, %p: !llvm.ptr, %l: i64, %s: !llvm.struct<(i32, f32)>, %c: i1) {
// expected-error @+1 {{'llvm.getelementptr' op expected index 1 indexing a struct to be constant}}
  %0 = llvm.getelementptr %p[0, %l] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(i32, f32)>
  llvm.return
}
// -----

llvm.func @f(%a: i32, %x: f32, %p: !llvm.ptr, %l: i64, %s: !llvm.struct<(i32, f32)>, %c: i1) {
// expected-error @+1 {{expected SSA operand}}
  %0 = llvm.getelementptr %p[] : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.return
}
// -----

llvm.func @f(%a: i32, %x: f32, %p: !llvm.ptr, %l: i64, %s: !llvm.struct<(i32, f32)>, %c: i1) {
// expected-error @+1 {{'llvm.alloca' op requires attribute 'elem_type'}}
  %0 = llvm.alloca %l x i32 : (i64) -> i32
  llvm.return
}
// -----

llvm.func @f(%a: i32, %x: f32, %p: !llvm.ptr, %l: i64, %s: !llvm.struct<(i32, f32)>, %c: i1) {
// expected-error @+1 {{'llvm.alloca' op operand #0 must be signless integer, but got 'f32'}}
  %0 = llvm.alloca %x x i32 : (f32) -> !llvm.ptr
  llvm.return
}
// -----

llvm.func @f(%a: i32, %x: f32, %p: !llvm.ptr, %l: i64, %s: !llvm.struct<(i32, f32)>, %c: i1) {
// expected-error @+1 {{'llvm.select' op operand #0 must be 1-bit signless integer or LLVM dialect-compatible vector of 1-bit signless integer, but got 'i32'}}
  %0 = llvm.select %a, %a, %a : i32, i32
  llvm.return
}
// -----

// expected-note @+1 {{prior use here}}
llvm.func @f(%a: i32, %x: f32, %p: !llvm.ptr, %l: i64, %s: !llvm.struct<(i32, f32)>, %c: i1) {
// expected-error @+1 {{use of value '%x' expects different type than prior uses: 'i32' vs 'f32'}}
  %0 = llvm.select %c, %a, %x : i1, i32
  llvm.return
}
// -----

llvm.func @f(%a: i32, %x: f32, %p: !llvm.ptr, %l: i64, %s: !llvm.struct<(i32, f32)>, %c: i1) {
// expected-error @+1 {{'llvm.call' op 'nowhere' does not reference a symbol in the current scope}}
  llvm.call @nowhere() : () -> ()
  llvm.return
}
// -----

llvm.func @f(%a: i32, %x: f32, %p: !llvm.ptr, %l: i64, %s: !llvm.struct<(i32, f32)>, %c: i1) {
// expected-error @+1 {{'llvm.call' op incorrect number of operands (0) for callee (expecting: 6)}}
  llvm.call @f() : () -> ()
  llvm.return
}
// -----

llvm.func @f(%a: i32, %x: f32, %p: !llvm.ptr, %l: i64, %s: !llvm.struct<(i32, f32)>, %c: i1) {
// expected-error @+1 {{'llvm.call' op calling function with void result must not produce values}}
  %0 = llvm.call @f(%a, %x, %p, %l, %s, %c) : (i32, f32, !llvm.ptr, i64, !llvm.struct<(i32, f32)>, i1) -> i32
  llvm.return
}
// -----

llvm.func @f(%a: i32, %x: f32, %p: !llvm.ptr, %l: i64, %s: !llvm.struct<(i32, f32)>, %c: i1) {
// expected-error @+1 {{'llvm.call' op indirect call expects a pointer as callee: 'i32'}}
  llvm.call %a() : i32, () -> ()
  llvm.return
}
// -----

llvm.func @f(%a: i32, %x: f32, %p: !llvm.ptr, %l: i64, %s: !llvm.struct<(i32, f32)>, %c: i1) {
// expected-error @+1 {{custom op 'llvm.call' expected function with 0 or 1 result}}
  llvm.call %p() : !llvm.ptr, () -> (i32, i32)
  llvm.return
}
// -----

llvm.func @f(%a: i32, %x: f32, %p: !llvm.ptr, %l: i64, %s: !llvm.struct<(i32, f32)>, %c: i1) {
// expected-error @+1 {{'llvm.atomicrmw' op expected LLVM IR integer type}}
  %0 = llvm.atomicrmw add %p, %x monotonic : !llvm.ptr, f32
  llvm.return
}
// -----

llvm.func @f(%a: i32, %x: f32, %p: !llvm.ptr, %l: i64, %s: !llvm.struct<(i32, f32)>, %c: i1) {
// expected-error @+1 {{custom op 'llvm.atomicrmw' expected string or keyword containing one of the following enum values for attribute 'bin_op' [xchg, add, sub, _and, nand, _or, _xor, max, min, umax, umin, fadd, fsub, fmax, fmin, uinc_wrap, udec_wrap, usub_cond, usub_sat, fmaximum, fminimum]}}
  %0 = llvm.atomicrmw bogus %p, %a monotonic : !llvm.ptr, i32
  llvm.return
}
// -----

llvm.func @f(%a: i32, %x: f32, %p: !llvm.ptr, %l: i64, %s: !llvm.struct<(i32, f32)>, %c: i1) {
// expected-error @+1 {{custom op 'llvm.atomicrmw' expected string or keyword containing one of the following enum values for attribute 'ordering' [not_atomic, unordered, monotonic, acquire, release, acq_rel, seq_cst]}}
  %0 = llvm.atomicrmw add %p, %a : !llvm.ptr, i32
  llvm.return
}
// -----

llvm.func @f(%a: i32, %x: f32, %p: !llvm.ptr, %l: i64, %s: !llvm.struct<(i32, f32)>, %c: i1) {
// expected-error @+1 {{reference to an undefined block}}
  llvm.br ^nowhere
  llvm.return
}
// -----

// expected-note @+1 {{prior use here}}
llvm.func @f(%a: i32, %x: f32, %p: !llvm.ptr, %l: i64, %s: !llvm.struct<(i32, f32)>, %c: i1) {
// expected-error @+1 {{use of value '%a' expects different type than prior uses: 'i1' vs 'i32'}}
  llvm.cond_br %a, ^b, ^b
^b:
  llvm.return
}
// -----

llvm.func @f(%a: i32, %x: f32, %p: !llvm.ptr, %l: i64, %s: !llvm.struct<(i32, f32)>, %c: i1) {
// expected-error @+1 {{custom op 'llvm.switch' invalid kind of type specified: expected builtin.integer, but found 'f32'}}
  llvm.switch %x : f32, ^b [
  ]
^b:
  llvm.return
}
// -----

llvm.func @f(%a: i32, %x: f32, %p: !llvm.ptr, %l: i64, %s: !llvm.struct<(i32, f32)>, %c: i1) {
// expected-error @+1 {{'llvm.return' op must be the last operation in the parent block}}
  llvm.return %a : i32
  llvm.return
}
// -----

llvm.func @f(%a: i32, %x: f32, %p: !llvm.ptr, %l: i64, %s: !llvm.struct<(i32, f32)>, %c: i1) {
// expected-error @+1 {{custom op 'llvm.bogus' is unknown}}
  llvm.bogus
  llvm.return
}
// -----

llvm.func @f(%a: i32, %x: f32, %p: !llvm.ptr, %l: i64, %s: !llvm.struct<(i32, f32)>, %c: i1) {
// expected-error @+1 {{'llvm.intr.smax' op operand #1 must be signless integer or LLVM dialect-compatible vector of signless integer, but got 'f32'}}
  %0 = llvm.intr.smax(%a, %x) : (i32, f32) -> i32
  llvm.return
}
// -----

llvm.func @f(%a: i32, %x: f32, %p: !llvm.ptr, %l: i64, %s: !llvm.struct<(i32, f32)>, %c: i1) {
// expected-error @+1 {{'llvm.intr.smax' op expected 2 operands, but found 1}}
  %0 = llvm.intr.smax(%a) : (i32) -> i32
  llvm.return
}
// -----

llvm.func @f(%a: i32, %x: f32, %p: !llvm.ptr, %l: i64, %s: !llvm.struct<(i32, f32)>, %c: i1) {
// expected-error @+2 {{expected ::mlir::LLVM::FastmathFlags to be one of: none, nnan, ninf, nsz, arcp, contract, afn, reassoc, fast}}
// expected-error @+1 {{failed to parse LLVM_FastmathFlagsAttr parameter 'value' which is to be a `::mlir::LLVM::FastmathFlags`}}
  %0 = llvm.fadd %x, %x {fastmathFlags = #llvm.fastmath<bogus>} : f32
  llvm.return
}
