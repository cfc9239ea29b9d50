// RUN: mlir-opt %s  --split-input-file --verify-diagnostics

// expected-error @+1 {{'"rocdl.kernel"' attribute attached to unexpected op}}
llvm.mlir.global external @g() {rocdl.kernel} : i32

// -----

llvm.func @operand(%a: f32) {
// expected-error @+1 {{'rocdl.mbcnt.lo' op operand #0 must be 32-bit signless integer, but got 'f32'}}
  %0 = "rocdl.mbcnt.lo"(%a, %a) : (f32, f32) -> i32
  llvm.return
}

// -----

llvm.func @vector(%a: vector<4xf16>, %s: f32) {
// expected-error @+1 {{'rocdl.cvt.scalef32.pk8.fp8.f16' op operand #0 must be fixed-length vector of 16-bit float values of length 8, but got 'vector<4xf16>'}}
  %0 = "rocdl.cvt.scalef32.pk8.fp8.f16"(%a, %s) : (vector<4xf16>, f32) -> vector<2xi32>
  llvm.return
}

// -----

llvm.func @space(%a: !llvm.ptr<1>) {
// expected-error @+1 {{'rocdl.ds.read.tr4.b64' op operand #0 must be LLVM pointer in address space 3, but got '!llvm.ptr<1>'}}
  %0 = "rocdl.ds.read.tr4.b64"(%a) : (!llvm.ptr<1>) -> vector<2xi32>
  llvm.return
}

// -----

llvm.func @immediate() {
// expected-error @+1 {{'rocdl.s.barrier.wait' op attribute 'id' failed to satisfy constraint: 16-bit signless integer attribute}}
  "rocdl.s.barrier.wait"() <{id = 3 : i32}> : () -> ()
  llvm.return
}
