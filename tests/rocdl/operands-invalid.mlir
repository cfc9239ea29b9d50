// RUN: mlir-opt %s --split-input-file --verify-diagnostics

// Each op with something else than it takes, gives or holds.

func.func @f(%v0: i1) {
// expected-error @+1 {{'rocdl.ballot' op requires one result}}
  "rocdl.ballot"(%v0) : (i1) -> ()
  return
}

// -----

func.func @f() {
// expected-error @+1 {{'rocdl.barrier' op requires zero results}}
  %r = "rocdl.barrier"() : () -> f64
  return
}

// -----

func.func @f(%v0: !llvm.ptr<1>, %v1: !llvm.ptr<3>, %v2: !llvm.ptr) {
// expected-error @+1 {{'rocdl.cluster.load.async.to.lds.b128' op operand #2 must be 32-bit signless integer, but got '!llvm.ptr'}}
  "rocdl.cluster.load.async.to.lds.b128"(%v0, %v1, %v2) <{cpol = 0 : i32, offset = 1 : i32}> : (!llvm.ptr<1>, !llvm.ptr<3>, !llvm.ptr) -> ()
  return
}

// -----

func.func @f(%v0: !llvm.ptr<1>, %v1: !llvm.ptr<3>, %v2: i32) {
// expected-error @+1 {{'rocdl.cluster.load.async.to.lds.b32' op attribute 'cpol' failed to satisfy constraint: 32-bit signless integer attribute}}
  "rocdl.cluster.load.async.to.lds.b32"(%v0, %v1, %v2) <{cpol = true, offset = 0 : i32}> : (!llvm.ptr<1>, !llvm.ptr<3>, i32) -> ()
  return
}

// -----

func.func @f(%v0: !llvm.ptr<1>, %v1: !llvm.ptr<3>, %v2: i32) {
// expected-error @+1 {{'rocdl.cluster.load.async.to.lds.b64' op attribute 'offset' failed to satisfy constraint: 32-bit signless integer attribute}}
  "rocdl.cluster.load.async.to.lds.b64"(%v0, %v1, %v2) <{cpol = 0 : i32, offset = 7 : i8}> : (!llvm.ptr<1>, !llvm.ptr<3>, i32) -> ()
  return
}

// -----

func.func @f(%v0: !llvm.ptr<1>, %v1: !llvm.ptr<3>, %v2: !llvm.ptr) {
// expected-error @+1 {{'rocdl.cluster.load.async.to.lds.b8' op operand #2 must be 32-bit signless integer, but got '!llvm.ptr'}}
  "rocdl.cluster.load.async.to.lds.b8"(%v0, %v1, %v2) <{cpol = 1 : i32, offset = 1 : i32}> : (!llvm.ptr<1>, !llvm.ptr<3>, !llvm.ptr) -> ()
  return
}

// -----

func.func @f(%v0: i32) {
// expected-error @+1 {{'rocdl.cos' op operand #0 must be floating point LLVM type, but got 'i32'}}
  %r = "rocdl.cos"(%v0) : (i32) -> f64
  return
}

// -----

func.func @f(%v0: i32) {
// expected-error @+1 {{'rocdl.cvt.f32.bf8' op result #0 must be LLVM dialect-compatible type, but got 'tensor<f32>'}}
  %r = "rocdl.cvt.f32.bf8"(%v0) <{byteSel = 0 : i32}> : (i32) -> tensor<f32>
  return
}

// -----

func.func @f(%v0: i32) {
// expected-error @+1 {{invalid properties {byteSel = "x"} for op rocdl.cvt.f32.fp8: Invalid attribute `byteSel` in property conversion: "x"}}
  %r = "rocdl.cvt.f32.fp8"(%v0) <{byteSel = "x"}> : (i32) -> f32
  return
}

// -----

func.func @f(%v0: f32, %v1: i1, %v2: i32) {
// expected-error @+1 {{'rocdl.cvt.pk.bf8.f32' op operand #1 must be 32-bit float, but got 'i1'}}
  %r = "rocdl.cvt.pk.bf8.f32"(%v0, %v1, %v2) <{wordSel = false}> : (f32, i1, i32) -> !llvm.ptr
  return
}

// -----

func.func @f(%v0: i32) {
// expected-error @+1 {{'rocdl.cvt.pk.f32.bf8' op requires attribute 'wordSel'}}
  %r = "rocdl.cvt.pk.f32.bf8"(%v0) : (i32) -> f32
  return
}

// -----

func.func @f(%v0: i32) {
// expected-error @+1 {{'rocdl.cvt.pk.f32.fp8' op requires one result}}
  "rocdl.cvt.pk.f32.fp8"(%v0) <{wordSel = false}> : (i32) -> ()
  return
}

// -----

func.func @f(%v0: f32, %v1: f32) {
// expected-error @+1 {{'rocdl.cvt.pk.fp8.f32' op expected 3 operands, but found 2}}
  %r = "rocdl.cvt.pk.fp8.f32"(%v0, %v1) <{wordSel = false}> : (f32, f32) -> !llvm.ptr
  return
}

// -----

func.func @f(%v0: f32, %v1: f32) {
// expected-error @+1 {{'rocdl.cvt.pkrtz' op expected 2 operands, but found 3}}
  %r = "rocdl.cvt.pkrtz"(%v0, %v1, %v1) : (f32, f32, f32) -> !llvm.ptr
  return
}

// -----

func.func @f(%v0: vector<3xi32>, %v1: i32) {
// expected-error @+1 {{invalid properties {scaleSel = 1.000000e+00 : f32} for op rocdl.cvt.scale.pk16.bf16.bf6: Invalid attribute `scaleSel` in property conversion: 1.000000e+00 : f32}}
  %r = "rocdl.cvt.scale.pk16.bf16.bf6"(%v0, %v1) <{scaleSel = 1.0 : f32}> : (vector<3xi32>, i32) -> vector<16xbf16>
  return
}

// -----

func.func @f(%v0: vector<3xi32>, %v1: i32) {
// expected-error @+1 {{'rocdl.cvt.scale.pk16.bf16.fp6' op attribute 'scaleSel' failed to satisfy constraint: 32-bit signless integer attribute}}
  %r = "rocdl.cvt.scale.pk16.bf16.fp6"(%v0, %v1) <{scaleSel = 300 : i16}> : (vector<3xi32>, i32) -> vector<16xbf16>
  return
}

// -----

func.func @f(%v0: vector<3xi32>, %v1: i32) {
// expected-error @+1 {{invalid properties {scaleSel} for op rocdl.cvt.scale.pk16.f16.bf6: Invalid attribute `scaleSel` in property conversion: unit}}
  %r = "rocdl.cvt.scale.pk16.f16.bf6"(%v0, %v1) <{scaleSel = unit}> : (vector<3xi32>, i32) -> vector<16xf16>
  return
}

// -----

func.func @f(%v0: vector<3xi32>, %v1: i32) {
// expected-error @+1 {{'rocdl.cvt.scale.pk16.f16.fp6' op attribute 'scaleSel' failed to satisfy constraint: 32-bit signless integer attribute}}
  %r = "rocdl.cvt.scale.pk16.f16.fp6"(%v0, %v1) <{scaleSel = 7 : i8}> : (vector<3xi32>, i32) -> vector<16xf16>
  return
}

// -----

func.func @f(%v0: f64, %v1: i32) {
// expected-error @+1 {{'rocdl.cvt.scale.pk16.f32.bf6' op operand #0 must be fixed-length vector of 32-bit signless integer values of length 3, but got 'f64'}}
  %r = "rocdl.cvt.scale.pk16.f32.bf6"(%v0, %v1) <{scaleSel = 0 : i32}> : (f64, i32) -> vector<16xf32>
  return
}

// -----

func.func @f(%v0: vector<3xi32>, %v1: vector<2xi16>) {
// expected-error @+1 {{'rocdl.cvt.scale.pk16.f32.fp6' op operand #1 must be 32-bit signless integer, but got 'vector<2xi16>'}}
  %r = "rocdl.cvt.scale.pk16.f32.fp6"(%v0, %v1) <{scaleSel = 0 : i32}> : (vector<3xi32>, vector<2xi16>) -> vector<16xf32>
  return
}

// -----

func.func @f(%v0: vector<2xi32>, %v1: i32) {
// expected-error @+1 {{invalid properties {scaleSel = "x"} for op rocdl.cvt.scale.pk8.bf16.bf8: Invalid attribute `scaleSel` in property conversion: "x"}}
  %r = "rocdl.cvt.scale.pk8.bf16.bf8"(%v0, %v1) <{scaleSel = "x"}> : (vector<2xi32>, i32) -> vector<8xbf16>
  return
}

// -----

func.func @f(%v0: i32, %v1: i32) {
// expected-error @+1 {{'rocdl.cvt.scale.pk8.bf16.fp4' op requires one result}}
  "rocdl.cvt.scale.pk8.bf16.fp4"(%v0, %v1) <{scaleSel = 0 : i32}> : (i32, i32) -> ()
  return
}

// -----

func.func @f(%v0: vector<2xi32>, %v1: i32) {
// expected-error @+1 {{'rocdl.cvt.scale.pk8.bf16.fp8' op expected 2 operands, but found 3}}
  %r = "rocdl.cvt.scale.pk8.bf16.fp8"(%v0, %v1, %v1) <{scaleSel = 0 : i32}> : (vector<2xi32>, i32, i32) -> vector<8xbf16>
  return
}

// -----

func.func @f(%v0: tensor<f32>, %v1: i32) {
// expected-error @+1 {{'rocdl.cvt.scale.pk8.f16.bf8' op operand #0 must be fixed-length vector of 32-bit signless integer values of length 2, but got 'tensor<f32>'}}
  %r = "rocdl.cvt.scale.pk8.f16.bf8"(%v0, %v1) <{scaleSel = 1 : i32}> : (tensor<f32>, i32) -> vector<8xf16>
  return
}

// -----

func.func @f(%v0: vector<4xf32>, %v1: i32) {
// expected-error @+1 {{'rocdl.cvt.scale.pk8.f16.fp4' op operand #0 must be 32-bit signless integer, but got 'vector<4xf32>'}}
  %r = "rocdl.cvt.scale.pk8.f16.fp4"(%v0, %v1) <{scaleSel = 0 : i32}> : (vector<4xf32>, i32) -> vector<8xf16>
  return
}

// -----

func.func @f(%v0: vector<2xi32>, %v1: i32) {
// expected-error @+1 {{invalid properties {scaleSel} for op rocdl.cvt.scale.pk8.f16.fp8: Invalid attribute `scaleSel` in property conversion: unit}}
  %r = "rocdl.cvt.scale.pk8.f16.fp8"(%v0, %v1) <{scaleSel = unit}> : (vector<2xi32>, i32) -> vector<8xf16>
  return
}

// -----

func.func @f(%v0: vector<2xi32>, %v1: i1) {
// expected-error @+1 {{'rocdl.cvt.scale.pk8.f32.bf8' op operand #1 must be 32-bit signless integer, but got 'i1'}}
  %r = "rocdl.cvt.scale.pk8.f32.bf8"(%v0, %v1) <{scaleSel = 0 : i32}> : (vector<2xi32>, i1) -> vector<8xf32>
  return
}

// -----

func.func @f(%v0: i32, %v1: i32) {
// expected-error @+1 {{invalid properties {scaleSel = "x"} for op rocdl.cvt.scale.pk8.f32.fp4: Invalid attribute `scaleSel` in property conversion: "x"}}
  %r = "rocdl.cvt.scale.pk8.f32.fp4"(%v0, %v1) <{scaleSel = "x"}> : (i32, i32) -> vector<8xf32>
  return
}

// -----

func.func @f(%v0: vector<2xi32>, %v1: i32) {
// expected-error @+1 {{'rocdl.cvt.scale.pk8.f32.fp8' op expected 2 operands, but found 3}}
  %r = "rocdl.cvt.scale.pk8.f32.fp8"(%v0, %v1, %v1) <{scaleSel = 1 : i32}> : (vector<2xi32>, i32, i32) -> vector<8xf32>
  return
}

// -----

func.func @f(%v0: vector<16xf32>, %v1: vector<16xf32>, %v2: f32) {
// expected-error @+1 {{'rocdl.cvt.scalef32.2xpk16.bf6.f32' op result #0 must be fixed-length vector of 32-bit signless integer values of length 6, but got 'tensor<f32>'}}
  %r = "rocdl.cvt.scalef32.2xpk16.bf6.f32"(%v0, %v1, %v2) : (vector<16xf32>, vector<16xf32>, f32) -> tensor<f32>
  return
}

// -----

func.func @f(%v0: vector<16xf32>, %v1: vector<16xf32>, %v2: f32) {
// expected-error @+1 {{'rocdl.cvt.scalef32.2xpk16.fp6.f32' op expected 3 operands, but found 4}}
  %r = "rocdl.cvt.scalef32.2xpk16.fp6.f32"(%v0, %v1, %v2, %v2) : (vector<16xf32>, vector<16xf32>, f32, f32) -> vector<6xi32>
  return
}

// -----

func.func @f(%v0: vector<2xf16>, %v1: i32, %v2: f32) {
// expected-error @+1 {{invalid properties {dstLoHiSel = "x", srcSelIndex = 0 : i32} for op rocdl.cvt.scalef32.f16.bf8: Invalid attribute `dstLoHiSel` in property conversion: "x"}}
  %r = "rocdl.cvt.scalef32.f16.bf8"(%v0, %v1, %v2) <{dstLoHiSel = "x", srcSelIndex = 0 : i32}> : (vector<2xf16>, i32, f32) -> vector<2xf16>
  return
}

// -----

func.func @f(%v0: vector<2xf16>, %v1: i32, %v2: f32) {
// expected-error @+1 {{invalid properties {dstLoHiSel = false, srcSelIndex = "x"} for op rocdl.cvt.scalef32.f16.fp8: Invalid attribute `srcSelIndex` in property conversion: "x"}}
  %r = "rocdl.cvt.scalef32.f16.fp8"(%v0, %v1, %v2) <{dstLoHiSel = false, srcSelIndex = "x"}> : (vector<2xf16>, i32, f32) -> vector<2xf16>
  return
}

// -----

func.func @f(%v0: f32, %v1: f32) {
// expected-error @+1 {{'rocdl.cvt.scalef32.f32.bf8' op operand #0 must be 32-bit signless integer, but got 'f32'}}
  %r = "rocdl.cvt.scalef32.f32.bf8"(%v0, %v1) <{srcSelIndex = 1 : i32}> : (f32, f32) -> f32
  return
}

// -----

func.func @f(%v0: i32, %v1: f32) {
// expected-error @+1 {{'rocdl.cvt.scalef32.f32.fp8' op expected 2 operands, but found 3}}
  %r = "rocdl.cvt.scalef32.f32.fp8"(%v0, %v1, %v1) <{srcSelIndex = 0 : i32}> : (i32, f32, f32) -> f32
  return
}

// -----

func.func @f(%v0: i32, %v1: f32) {
// expected-error @+1 {{'rocdl.cvt.scalef32.pk.bf16.bf8' op attribute 'srcLoHiSel' failed to satisfy constraint: 1-bit signless integer attribute}}
  %r = "rocdl.cvt.scalef32.pk.bf16.bf8"(%v0, %v1) <{srcLoHiSel = 7 : i8}> : (i32, f32) -> vector<2xbf16>
  return
}

// -----

func.func @f(%v0: vector<2xi16>, %v1: f32) {
// expected-error @+1 {{'rocdl.cvt.scalef32.pk.bf16.fp4' op operand #0 must be 32-bit signless integer, but got 'vector<2xi16>'}}
  %r = "rocdl.cvt.scalef32.pk.bf16.fp4"(%v0, %v1) <{srcSelIndex = 1 : i32}> : (vector<2xi16>, f32) -> vector<2xbf16>
  return
}

// -----

func.func @f(%v0: i32, %v1: f32) {
// expected-error @+1 {{invalid properties {srcLoHiSel = "x"} for op rocdl.cvt.scalef32.pk.bf16.fp8: Invalid attribute `srcLoHiSel` in property conversion: "x"}}
  %r = "rocdl.cvt.scalef32.pk.bf16.fp8"(%v0, %v1) <{srcLoHiSel = "x"}> : (i32, f32) -> vector<2xbf16>
  return
}

// -----

func.func @f(%v0: tensor<f32>, %v1: vector<2xbf16>, %v2: f32) {
// expected-error @+1 {{'rocdl.cvt.scalef32.pk.bf8.bf16' op operand #0 must be fixed-length vector of 16-bit signless integer values of length 2, but got 'tensor<f32>'}}
  %r = "rocdl.cvt.scalef32.pk.bf8.bf16"(%v0, %v1, %v2) <{dstLoHiSel = true}> : (tensor<f32>, vector<2xbf16>, f32) -> vector<2xi16>
  return
}

// -----

func.func @f(%v0: vector<2xi16>, %v1: vector<2xf16>, %v2: f32) {
// expected-error @+1 {{'rocdl.cvt.scalef32.pk.bf8.f16' op result #0 must be fixed-length vector of 16-bit signless integer values of length 2, but got 'index'}}
  %r = "rocdl.cvt.scalef32.pk.bf8.f16"(%v0, %v1, %v2) <{dstLoHiSel = true}> : (vector<2xi16>, vector<2xf16>, f32) -> index
  return
}

// -----

func.func @f(%v0: vector<2xi16>, %v1: f32, %v2: tensor<f32>, %v3: f32) {
// expected-error @+1 {{'rocdl.cvt.scalef32.pk.bf8.f32' op operand #2 must be 32-bit float, but got 'tensor<f32>'}}
  %r = "rocdl.cvt.scalef32.pk.bf8.f32"(%v0, %v1, %v2, %v3) <{dstLoHiSel = false}> : (vector<2xi16>, f32, tensor<f32>, f32) -> vector<2xi16>
  return
}

// -----

func.func @f(%v0: i32, %v1: f32) {
// expected-error @+1 {{'rocdl.cvt.scalef32.pk.f16.bf8' op attribute 'srcLoHiSel' failed to satisfy constraint: 1-bit signless integer attribute}}
  %r = "rocdl.cvt.scalef32.pk.f16.bf8"(%v0, %v1) <{srcLoHiSel = 7 : i8}> : (i32, f32) -> vector<2xf16>
  return
}

// -----

func.func @f(%v0: i32, %v1: vector<4xf32>) {
// expected-error @+1 {{'rocdl.cvt.scalef32.pk.f16.fp4' op operand #1 must be 32-bit float, but got 'vector<4xf32>'}}
  %r = "rocdl.cvt.scalef32.pk.f16.fp4"(%v0, %v1) <{srcSelIndex = 0 : i32}> : (i32, vector<4xf32>) -> vector<2xf16>
  return
}

// -----

func.func @f(%v0: i32, %v1: f32) {
// expected-error @+1 {{'rocdl.cvt.scalef32.pk.f16.fp8' op result #0 must be fixed-length vector of 16-bit float values of length 2, but got 'f64'}}
  %r = "rocdl.cvt.scalef32.pk.f16.fp8"(%v0, %v1) <{srcLoHiSel = false}> : (i32, f32) -> f64
  return
}

// -----

func.func @f(%v0: i32, %v1: f32) {
// expected-error @+1 {{'rocdl.cvt.scalef32.pk.f32.bf8' op attribute 'srcLoHiSel' failed to satisfy constraint: 1-bit signless integer attribute}}
  %r = "rocdl.cvt.scalef32.pk.f32.bf8"(%v0, %v1) <{srcLoHiSel = 7 : i8}> : (i32, f32) -> vector<2xf32>
  return
}

// -----

func.func @f(%v0: i32, %v1: index) {
// expected-error @+1 {{'rocdl.cvt.scalef32.pk.f32.fp4' op operand #1 must be 32-bit float, but got 'index'}}
  %r = "rocdl.cvt.scalef32.pk.f32.fp4"(%v0, %v1) <{srcSelIndex = 0 : i32}> : (i32, index) -> vector<2xf32>
  return
}

// -----

func.func @f(%v0: i32, %v1: i1) {
// expected-error @+1 {{'rocdl.cvt.scalef32.pk.f32.fp8' op operand #1 must be 32-bit float, but got 'i1'}}
  %r = "rocdl.cvt.scalef32.pk.f32.fp8"(%v0, %v1) <{srcLoHiSel = false}> : (i32, i1) -> vector<2xf32>
  return
}

// -----

func.func @f(%v0: i32, %v1: vector<4xf32>, %v2: f32) {
// expected-error @+1 {{'rocdl.cvt.scalef32.pk.fp4.bf16' op operand #1 must be fixed-length vector of bfloat16 type values of length 2, but got 'vector<4xf32>'}}
  %r = "rocdl.cvt.scalef32.pk.fp4.bf16"(%v0, %v1, %v2) <{dstSelIndex = 0 : i32}> : (i32, vector<4xf32>, f32) -> i32
  return
}

// -----

func.func @f(%v0: i32, %v1: vector<2xf16>, %v2: f32) {
// expected-error @+1 {{'rocdl.cvt.scalef32.pk.fp4.f16' op requires one result}}
  "rocdl.cvt.scalef32.pk.fp4.f16"(%v0, %v1, %v2) <{dstSelIndex = 0 : i32}> : (i32, vector<2xf16>, f32) -> ()
  return
}

// -----

func.func @f(%v0: i32, %v1: f32, %v2: f32, %v3: f64) {
// expected-error @+1 {{'rocdl.cvt.scalef32.pk.fp4.f32' op operand #3 must be 32-bit float, but got 'f64'}}
  %r = "rocdl.cvt.scalef32.pk.fp4.f32"(%v0, %v1, %v2, %v3) <{dstSelIndex = 1 : i32}> : (i32, f32, f32, f64) -> i32
  return
}

// -----

func.func @f(%v0: vector<2xi16>, %v1: vector<2xbf16>, %v2: f32) {
// expected-error @+1 {{'rocdl.cvt.scalef32.pk.fp8.bf16' op requires one result}}
  "rocdl.cvt.scalef32.pk.fp8.bf16"(%v0, %v1, %v2) <{dstLoHiSel = true}> : (vector<2xi16>, vector<2xbf16>, f32) -> ()
  return
}

// -----

func.func @f(%v0: vector<2xi16>, %v1: tensor<f32>, %v2: f32) {
// expected-error @+1 {{'rocdl.cvt.scalef32.pk.fp8.f16' op operand #1 must be fixed-length vector of 16-bit float values of length 2, but got 'tensor<f32>'}}
  %r = "rocdl.cvt.scalef32.pk.fp8.f16"(%v0, %v1, %v2) <{dstLoHiSel = false}> : (vector<2xi16>, tensor<f32>, f32) -> vector<2xi16>
  return
}

// -----

func.func @f(%v0: vector<2xi16>, %v1: f32, %v2: f32, %v3: f64) {
// expected-error @+1 {{'rocdl.cvt.scalef32.pk.fp8.f32' op operand #3 must be 32-bit float, but got 'f64'}}
  %r = "rocdl.cvt.scalef32.pk.fp8.f32"(%v0, %v1, %v2, %v3) <{dstLoHiSel = false}> : (vector<2xi16>, f32, f32, f64) -> vector<2xi16>
  return
}

// -----

func.func @f(%v0: vector<16xbf16>, %v1: f32) {
// expected-error @+1 {{'rocdl.cvt.scalef32.pk16.bf6.bf16' op result #0 must be fixed-length vector of 32-bit signless integer values of length 3, but got 'f64'}}
  %r = "rocdl.cvt.scalef32.pk16.bf6.bf16"(%v0, %v1) : (vector<16xbf16>, f32) -> f64
  return
}

// -----

func.func @f(%v0: vector<16xf16>, %v1: f32) {
// expected-error @+1 {{'rocdl.cvt.scalef32.pk16.bf6.f16' op result #0 must be fixed-length vector of 32-bit signless integer values of length 3, but got 'f64'}}
  %r = "rocdl.cvt.scalef32.pk16.bf6.f16"(%v0, %v1) : (vector<16xf16>, f32) -> f64
  return
}

// -----

func.func @f(%v0: vector<16xf32>, %v1: f32) {
// expected-error @+1 {{'rocdl.cvt.scalef32.pk16.bf6.f32' op result #0 must be fixed-length vector of 32-bit signless integer values of length 3, but got 'vector<4xf32>'}}
  %r = "rocdl.cvt.scalef32.pk16.bf6.f32"(%v0, %v1) : (vector<16xf32>, f32) -> vector<4xf32>
  return
}

// -----

func.func @f(%v0: f64, %v1: f32) {
// expected-error @+1 {{'rocdl.cvt.scalef32.pk16.fp6.bf16' op operand #0 must be fixed-length vector of bfloat16 type values of length 16, but got 'f64'}}
  %r = "rocdl.cvt.scalef32.pk16.fp6.bf16"(%v0, %v1) : (f64, f32) -> vector<3xi32>
  return
}

// -----

func.func @f(%v0: vector<16xf16>) {
// expected-error @+1 {{'rocdl.cvt.scalef32.pk16.fp6.f16' op expected 2 operands, but found 1}}
  %r = "rocdl.cvt.scalef32.pk16.fp6.f16"(%v0) : (vector<16xf16>) -> vector<3xi32>
  return
}

// -----

func.func @f(%v0: vector<16xf32>, %v1: f32) {
// expected-error @+1 {{'rocdl.cvt.scalef32.pk16.fp6.f32' op expected 2 operands, but found 3}}
  %r = "rocdl.cvt.scalef32.pk16.fp6.f32"(%v0, %v1, %v1) : (vector<16xf32>, f32, f32) -> vector<3xi32>
  return
}

// -----

func.func @f(%v0: vector<6xi32>, %v1: f32) {
// expected-error @+1 {{'rocdl.cvt.scalef32.pk32.bf16.bf6' op requires one result}}
  "rocdl.cvt.scalef32.pk32.bf16.bf6"(%v0, %v1) : (vector<6xi32>, f32) -> ()
  return
}

// -----

func.func @f(%v0: vector<6xi32>, %v1: f32) {
// expected-error @+1 {{'rocdl.cvt.scalef32.pk32.bf16.fp6' op result #0 must be fixed-length vector of bfloat16 type values of length 32, but got 'tensor<f32>'}}
  %r = "rocdl.cvt.scalef32.pk32.bf16.fp6"(%v0, %v1) : (vector<6xi32>, f32) -> tensor<f32>
  return
}

// -----

func.func @f(%v0: vector<32xbf16>, %v1: f32) {
// expected-error @+1 {{'rocdl.cvt.scalef32.pk32.bf6.bf16' op result #0 must be fixed-length vector of 32-bit signless integer values of length 6, but got 'vector<2xi16>'}}
  %r = "rocdl.cvt.scalef32.pk32.bf6.bf16"(%v0, %v1) : (vector<32xbf16>, f32) -> vector<2xi16>
  return
}

// -----

func.func @f(%v0: vector<32xf16>, %v1: f32) {
// expected-error @+1 {{'rocdl.cvt.scalef32.pk32.bf6.f16' op result #0 must be fixed-length vector of 32-bit signless integer values of length 6, but got 'index'}}
  %r = "rocdl.cvt.scalef32.pk32.bf6.f16"(%v0, %v1) : (vector<32xf16>, f32) -> index
  return
}

// -----

func.func @f(%v0: vector<6xi32>) {
// expected-error @+1 {{'rocdl.cvt.scalef32.pk32.f16.bf6' op expected 2 operands, but found 1}}
  %r = "rocdl.cvt.scalef32.pk32.f16.bf6"(%v0) : (vector<6xi32>) -> vector<32xf16>
  return
}

// -----

func.func @f(%v0: vector<6xi32>, %v1: vector<4xf32>) {
// expected-error @+1 {{'rocdl.cvt.scalef32.pk32.f16.fp6' op operand #1 must be 32-bit float, but got 'vector<4xf32>'}}
  %r = "rocdl.cvt.scalef32.pk32.f16.fp6"(%v0, %v1) : (vector<6xi32>, vector<4xf32>) -> vector<32xf16>
  return
}

// -----

func.func @f(%v0: vector<6xi32>) {
// expected-error @+1 {{'rocdl.cvt.scalef32.pk32.f32.bf6' op expected 2 operands, but found 1}}
  %r = "rocdl.cvt.scalef32.pk32.f32.bf6"(%v0) : (vector<6xi32>) -> vector<32xf32>
  return
}

// -----

func.func @f(%v0: vector<6xi32>, %v1: f32) {
// expected-error @+1 {{'rocdl.cvt.scalef32.pk32.f32.fp6' op expected 2 operands, but found 3}}
  %r = "rocdl.cvt.scalef32.pk32.f32.fp6"(%v0, %v1, %v1) : (vector<6xi32>, f32, f32) -> vector<32xf32>
  return
}

// -----

func.func @f(%v0: vector<4xf32>, %v1: f32) {
// expected-error @+1 {{'rocdl.cvt.scalef32.pk32.fp6.bf16' op operand #0 must be fixed-length vector of bfloat16 type values of length 32, but got 'vector<4xf32>'}}
  %r = "rocdl.cvt.scalef32.pk32.fp6.bf16"(%v0, %v1) : (vector<4xf32>, f32) -> vector<6xi32>
  return
}

// -----

func.func @f(%v0: vector<32xf16>, %v1: i1) {
// expected-error @+1 {{'rocdl.cvt.scalef32.pk32.fp6.f16' op operand #1 must be 32-bit float, but got 'i1'}}
  %r = "rocdl.cvt.scalef32.pk32.fp6.f16"(%v0, %v1) : (vector<32xf16>, i1) -> vector<6xi32>
  return
}

// -----

func.func @f(%v0: vector<8xbf16>, %v1: !llvm.ptr) {
// expected-error @+1 {{'rocdl.cvt.scalef32.pk8.bf8.bf16' op operand #1 must be 32-bit float, but got '!llvm.ptr'}}
  %r = "rocdl.cvt.scalef32.pk8.bf8.bf16"(%v0, %v1) : (vector<8xbf16>, !llvm.ptr) -> vector<2xi32>
  return
}

// -----

func.func @f(%v0: vector<8xf16>, %v1: f64) {
// expected-error @+1 {{'rocdl.cvt.scalef32.pk8.bf8.f16' op operand #1 must be 32-bit float, but got 'f64'}}
  %r = "rocdl.cvt.scalef32.pk8.bf8.f16"(%v0, %v1) : (vector<8xf16>, f64) -> vector<2xi32>
  return
}

// -----

func.func @f(%v0: vector<8xf32>, %v1: f32) {
// expected-error @+1 {{'rocdl.cvt.scalef32.pk8.bf8.f32' op expected 2 operands, but found 3}}
  %r = "rocdl.cvt.scalef32.pk8.bf8.f32"(%v0, %v1, %v1) : (vector<8xf32>, f32, f32) -> vector<2xi32>
  return
}

// -----

func.func @f(%v0: tensor<f32>, %v1: f32) {
// expected-error @+1 {{'rocdl.cvt.scalef32.pk8.fp4.bf16' op operand #0 must be fixed-length vector of bfloat16 type values of length 8, but got 'tensor<f32>'}}
  %r = "rocdl.cvt.scalef32.pk8.fp4.bf16"(%v0, %v1) : (tensor<f32>, f32) -> i32
  return
}

// -----

func.func @f(%v0: f32, %v1: f32) {
// expected-error @+1 {{'rocdl.cvt.scalef32.pk8.fp4.f16' op operand #0 must be fixed-length vector of 16-bit float values of length 8, but got 'f32'}}
  %r = "rocdl.cvt.scalef32.pk8.fp4.f16"(%v0, %v1) : (f32, f32) -> i32
  return
}

// -----

func.func @f(%v0: vector<8xf32>, %v1: f64) {
// expected-error @+1 {{'rocdl.cvt.scalef32.pk8.fp4.f32' op operand #1 must be 32-bit float, but got 'f64'}}
  %r = "rocdl.cvt.scalef32.pk8.fp4.f32"(%v0, %v1) : (vector<8xf32>, f64) -> i32
  return
}

// -----

func.func @f(%v0: !llvm.ptr, %v1: f32) {
// expected-error @+1 {{'rocdl.cvt.scalef32.pk8.fp8.bf16' op operand #0 must be fixed-length vector of bfloat16 type values of length 8, but got '!llvm.ptr'}}
  %r = "rocdl.cvt.scalef32.pk8.fp8.bf16"(%v0, %v1) : (!llvm.ptr, f32) -> vector<2xi32>
  return
}

// -----

func.func @f(%v0: vector<8xf16>, %v1: f32) {
// expected-error @+1 {{'rocdl.cvt.scalef32.pk8.fp8.f16' op requires one result}}
  "rocdl.cvt.scalef32.pk8.fp8.f16"(%v0, %v1) : (vector<8xf16>, f32) -> ()
  return
}

// -----

func.func @f(%v0: vector<8xf32>, %v1: i1) {
// expected-error @+1 {{'rocdl.cvt.scalef32.pk8.fp8.f32' op operand #1 must be 32-bit float, but got 'i1'}}
  %r = "rocdl.cvt.scalef32.pk8.fp8.f32"(%v0, %v1) : (vector<8xf32>, i1) -> vector<2xi32>
  return
}

// -----

func.func @f(%v0: i32, %v1: bf16, %v2: tensor<f32>, %v3: f32) {
// expected-error @+1 {{'rocdl.cvt.scalef32.sr.bf8.bf16' op operand #2 must be 32-bit signless integer, but got 'tensor<f32>'}}
  %r = "rocdl.cvt.scalef32.sr.bf8.bf16"(%v0, %v1, %v2, %v3) <{dstSelIndex = 0 : i32}> : (i32, bf16, tensor<f32>, f32) -> i32
  return
}

// -----

func.func @f(%v0: i32, %v1: !llvm.ptr, %v2: i32, %v3: f32) {
// expected-error @+1 {{'rocdl.cvt.scalef32.sr.bf8.f16' op operand #1 must be 16-bit float, but got '!llvm.ptr'}}
  %r = "rocdl.cvt.scalef32.sr.bf8.f16"(%v0, %v1, %v2, %v3) <{dstSelIndex = 0 : i32}> : (i32, !llvm.ptr, i32, f32) -> i32
  return
}

// -----

func.func @f(%v0: i32, %v1: f32, %v2: i32, %v3: f32) {
// expected-error @+1 {{'rocdl.cvt.scalef32.sr.bf8.f32' op requires attribute 'dstSelIndex'}}
  %r = "rocdl.cvt.scalef32.sr.bf8.f32"(%v0, %v1, %v2, %v3) : (i32, f32, i32, f32) -> i32
  return
}

// -----

func.func @f(%v0: i32, %v1: bf16, %v2: i32, %v3: f32) {
// expected-error @+1 {{invalid properties {dstSelIndex} for op rocdl.cvt.scalef32.sr.fp8.bf16: Invalid attribute `dstSelIndex` in property conversion: unit}}
  %r = "rocdl.cvt.scalef32.sr.fp8.bf16"(%v0, %v1, %v2, %v3) <{dstSelIndex = unit}> : (i32, bf16, i32, f32) -> i32
  return
}

// -----

func.func @f(%v0: i32, %v1: i1, %v2: i32, %v3: f32) {
// expected-error @+1 {{'rocdl.cvt.scalef32.sr.fp8.f16' op operand #1 must be 16-bit float, but got 'i1'}}
  %r = "rocdl.cvt.scalef32.sr.fp8.f16"(%v0, %v1, %v2, %v3) <{dstSelIndex = 0 : i32}> : (i32, i1, i32, f32) -> i32
  return
}

// -----

func.func @f(%v0: index, %v1: f32, %v2: i32, %v3: f32) {
// expected-error @+1 {{'rocdl.cvt.scalef32.sr.fp8.f32' op operand #0 must be 32-bit signless integer, but got 'index'}}
  %r = "rocdl.cvt.scalef32.sr.fp8.f32"(%v0, %v1, %v2, %v3) <{dstSelIndex = 1 : i32}> : (index, f32, i32, f32) -> i32
  return
}

// -----

func.func @f(%v0: f32, %v1: vector<2xbf16>, %v2: i32, %v3: f32) {
// expected-error @+1 {{'rocdl.cvt.scalef32.sr.pk.fp4.bf16' op operand #0 must be 32-bit signless integer, but got 'f32'}}
  %r = "rocdl.cvt.scalef32.sr.pk.fp4.bf16"(%v0, %v1, %v2, %v3) <{dstSelIndex = 0 : i32}> : (f32, vector<2xbf16>, i32, f32) -> i32
  return
}

// -----

func.func @f(%v0: i32, %v1: vector<2xf16>, %v2: !llvm.ptr, %v3: f32) {
// expected-error @+1 {{'rocdl.cvt.scalef32.sr.pk.fp4.f16' op operand #2 must be 32-bit signless integer, but got '!llvm.ptr'}}
  %r = "rocdl.cvt.scalef32.sr.pk.fp4.f16"(%v0, %v1, %v2, %v3) <{dstSelIndex = 0 : i32}> : (i32, vector<2xf16>, !llvm.ptr, f32) -> i32
  return
}

// -----

func.func @f(%v0: i32, %v1: i1, %v2: i32, %v3: f32) {
// expected-error @+1 {{'rocdl.cvt.scalef32.sr.pk.fp4.f32' op operand #1 must be fixed-length vector of 32-bit float values of length 2, but got 'i1'}}
  %r = "rocdl.cvt.scalef32.sr.pk.fp4.f32"(%v0, %v1, %v2, %v3) <{dstSelIndex = 1 : i32}> : (i32, i1, i32, f32) -> i32
  return
}

// -----

func.func @f(%v0: vector<16xbf16>, %v1: i32, %v2: f32) {
// expected-error @+1 {{'rocdl.cvt.scalef32.sr.pk16.bf6.bf16' op requires one result}}
  "rocdl.cvt.scalef32.sr.pk16.bf6.bf16"(%v0, %v1, %v2) : (vector<16xbf16>, i32, f32) -> ()
  return
}

// -----

func.func @f(%v0: vector<16xf16>, %v1: i32, %v2: f32) {
// expected-error @+1 {{'rocdl.cvt.scalef32.sr.pk16.bf6.f16' op expected 3 operands, but found 4}}
  %r = "rocdl.cvt.scalef32.sr.pk16.bf6.f16"(%v0, %v1, %v2, %v2) : (vector<16xf16>, i32, f32, f32) -> vector<3xi32>
  return
}

// -----

func.func @f(%v0: vector<16xf32>, %v1: i32, %v2: f32) {
// expected-error @+1 {{'rocdl.cvt.scalef32.sr.pk16.bf6.f32' op expected 3 operands, but found 4}}
  %r = "rocdl.cvt.scalef32.sr.pk16.bf6.f32"(%v0, %v1, %v2, %v2) : (vector<16xf32>, i32, f32, f32) -> vector<3xi32>
  return
}

// -----

func.func @f(%v0: vector<16xbf16>, %v1: index, %v2: f32) {
// expected-error @+1 {{'rocdl.cvt.scalef32.sr.pk16.fp6.bf16' op operand #1 must be 32-bit signless integer, but got 'index'}}
  %r = "rocdl.cvt.scalef32.sr.pk16.fp6.bf16"(%v0, %v1, %v2) : (vector<16xbf16>, index, f32) -> vector<3xi32>
  return
}

// -----

func.func @f(%v0: vector<16xf16>, %v1: i32, %v2: i32) {
// expected-error @+1 {{'rocdl.cvt.scalef32.sr.pk16.fp6.f16' op operand #2 must be 32-bit float, but got 'i32'}}
  %r = "rocdl.cvt.scalef32.sr.pk16.fp6.f16"(%v0, %v1, %v2) : (vector<16xf16>, i32, i32) -> vector<3xi32>
  return
}

// -----

func.func @f(%v0: i32, %v1: i32, %v2: f32) {
// expected-error @+1 {{'rocdl.cvt.scalef32.sr.pk16.fp6.f32' op operand #0 must be fixed-length vector of 32-bit float values of length 16, but got 'i32'}}
  %r = "rocdl.cvt.scalef32.sr.pk16.fp6.f32"(%v0, %v1, %v2) : (i32, i32, f32) -> vector<3xi32>
  return
}

// -----

func.func @f(%v0: i1, %v1: i32, %v2: f32) {
// expected-error @+1 {{'rocdl.cvt.scalef32.sr.pk32.bf6.bf16' op operand #0 must be fixed-length vector of bfloat16 type values of length 32, but got 'i1'}}
  %r = "rocdl.cvt.scalef32.sr.pk32.bf6.bf16"(%v0, %v1, %v2) : (i1, i32, f32) -> vector<6xi32>
  return
}

// -----

func.func @f(%v0: vector<32xf16>, %v1: i32, %v2: vector<2xi16>) {
// expected-error @+1 {{'rocdl.cvt.scalef32.sr.pk32.bf6.f16' op operand #2 must be 32-bit float, but got 'vector<2xi16>'}}
  %r = "rocdl.cvt.scalef32.sr.pk32.bf6.f16"(%v0, %v1, %v2) : (vector<32xf16>, i32, vector<2xi16>) -> vector<6xi32>
  return
}

// -----

func.func @f(%v0: vector<32xf32>, %v1: i32, %v2: f32) {
// expected-error @+1 {{'rocdl.cvt.scalef32.sr.pk32.bf6.f32' op result #0 must be fixed-length vector of 32-bit signless integer values of length 6, but got 'f32'}}
  %r = "rocdl.cvt.scalef32.sr.pk32.bf6.f32"(%v0, %v1, %v2) : (vector<32xf32>, i32, f32) -> f32
  return
}

// -----

func.func @f(%v0: vector<32xbf16>, %v1: i32, %v2: i1) {
// expected-error @+1 {{'rocdl.cvt.scalef32.sr.pk32.fp6.bf16' op operand #2 must be 32-bit float, but got 'i1'}}
  %r = "rocdl.cvt.scalef32.sr.pk32.fp6.bf16"(%v0, %v1, %v2) : (vector<32xbf16>, i32, i1) -> vector<6xi32>
  return
}

// -----

func.func @f(%v0: vector<32xf16>, %v1: i32, %v2: i1) {
// expected-error @+1 {{'rocdl.cvt.scalef32.sr.pk32.fp6.f16' op operand #2 must be 32-bit float, but got 'i1'}}
  %r = "rocdl.cvt.scalef32.sr.pk32.fp6.f16"(%v0, %v1, %v2) : (vector<32xf16>, i32, i1) -> vector<6xi32>
  return
}

// -----

func.func @f(%v0: vector<32xf32>, %v1: i32, %v2: f32) {
// expected-error @+1 {{'rocdl.cvt.scalef32.sr.pk32.fp6.f32' op result #0 must be fixed-length vector of 32-bit signless integer values of length 6, but got 'vector<2xi16>'}}
  %r = "rocdl.cvt.scalef32.sr.pk32.fp6.f32"(%v0, %v1, %v2) : (vector<32xf32>, i32, f32) -> vector<2xi16>
  return
}

// -----

func.func @f(%v0: !llvm.ptr, %v1: i32, %v2: f32) {
// expected-error @+1 {{'rocdl.cvt.scalef32.sr.pk8.bf8.bf16' op operand #0 must be fixed-length vector of bfloat16 type values of length 8, but got '!llvm.ptr'}}
  %r = "rocdl.cvt.scalef32.sr.pk8.bf8.bf16"(%v0, %v1, %v2) : (!llvm.ptr, i32, f32) -> vector<2xi32>
  return
}

// -----

func.func @f(%v0: vector<8xf16>, %v1: i32, %v2: f32) {
// expected-error @+1 {{'rocdl.cvt.scalef32.sr.pk8.bf8.f16' op requires one result}}
  "rocdl.cvt.scalef32.sr.pk8.bf8.f16"(%v0, %v1, %v2) : (vector<8xf16>, i32, f32) -> ()
  return
}

// -----

func.func @f(%v0: vector<8xf32>, %v1: i32, %v2: f32) {
// expected-error @+1 {{'rocdl.cvt.scalef32.sr.pk8.bf8.f32' op result #0 must be fixed-length vector of 32-bit signless integer values of length 2, but got '!llvm.ptr'}}
  %r = "rocdl.cvt.scalef32.sr.pk8.bf8.f32"(%v0, %v1, %v2) : (vector<8xf32>, i32, f32) -> !llvm.ptr
  return
}

// -----

func.func @f(%v0: vector<8xbf16>, %v1: i32, %v2: f32) {
// expected-error @+1 {{'rocdl.cvt.scalef32.sr.pk8.fp4.bf16' op requires one result}}
  "rocdl.cvt.scalef32.sr.pk8.fp4.bf16"(%v0, %v1, %v2) : (vector<8xbf16>, i32, f32) -> ()
  return
}

// -----

func.func @f(%v0: index, %v1: i32, %v2: f32) {
// expected-error @+1 {{'rocdl.cvt.scalef32.sr.pk8.fp4.f16' op operand #0 must be fixed-length vector of 16-bit float values of length 8, but got 'index'}}
  %r = "rocdl.cvt.scalef32.sr.pk8.fp4.f16"(%v0, %v1, %v2) : (index, i32, f32) -> i32
  return
}

// -----

func.func @f(%v0: vector<8xf32>, %v1: f64, %v2: f32) {
// expected-error @+1 {{'rocdl.cvt.scalef32.sr.pk8.fp4.f32' op operand #1 must be 32-bit signless integer, but got 'f64'}}
  %r = "rocdl.cvt.scalef32.sr.pk8.fp4.f32"(%v0, %v1, %v2) : (vector<8xf32>, f64, f32) -> i32
  return
}

// -----

func.func @f(%v0: vector<8xbf16>, %v1: i1, %v2: f32) {
// expected-error @+1 {{'rocdl.cvt.scalef32.sr.pk8.fp8.bf16' op operand #1 must be 32-bit signless integer, but got 'i1'}}
  %r = "rocdl.cvt.scalef32.sr.pk8.fp8.bf16"(%v0, %v1, %v2) : (vector<8xbf16>, i1, f32) -> vector<2xi32>
  return
}

// -----

func.func @f(%v0: vector<8xf16>, %v1: i1, %v2: f32) {
// expected-error @+1 {{'rocdl.cvt.scalef32.sr.pk8.fp8.f16' op operand #1 must be 32-bit signless integer, but got 'i1'}}
  %r = "rocdl.cvt.scalef32.sr.pk8.fp8.f16"(%v0, %v1, %v2) : (vector<8xf16>, i1, f32) -> vector<2xi32>
  return
}

// -----

func.func @f(%v0: vector<8xf32>, %v1: i32, %v2: f64) {
// expected-error @+1 {{'rocdl.cvt.scalef32.sr.pk8.fp8.f32' op operand #2 must be 32-bit float, but got 'f64'}}
  %r = "rocdl.cvt.scalef32.sr.pk8.fp8.f32"(%v0, %v1, %v2) : (vector<8xf32>, i32, f64) -> vector<2xi32>
  return
}

// -----

func.func @f(%v0: f32, %v1: i32, %v2: i32) {
// expected-error @+1 {{'rocdl.cvt.sr.bf8.f32' op attribute 'byteSel' failed to satisfy constraint: 32-bit signless integer attribute}}
  %r = "rocdl.cvt.sr.bf8.f32"(%v0, %v1, %v2) <{byteSel = 300 : i16}> : (f32, i32, i32) -> i32
  return
}

// -----

func.func @f(%v0: f32, %v1: i32, %v2: i1) {
// expected-error @+1 {{'rocdl.cvt.sr.fp8.f32' op operand #2 must be 32-bit signless integer, but got 'i1'}}
  %r = "rocdl.cvt.sr.fp8.f32"(%v0, %v1, %v2) <{byteSel = 1 : i32}> : (f32, i32, i1) -> !llvm.ptr
  return
}

// -----

func.func @f(%v0: tensor<f32>) {
// expected-error @+1 {{'rocdl.ds.atomic.async.barrier.arrive.b64' op operand #0 must be LLVM pointer in address space 3, but got 'tensor<f32>'}}
  "rocdl.ds.atomic.async.barrier.arrive.b64"(%v0) : (tensor<f32>) -> ()
  return
}

// -----

func.func @f(%v0: !llvm.ptr<3>) {
// expected-error @+1 {{'rocdl.ds.atomic.barrier.arrive.rtn.b64' op expected 2 operands, but found 1}}
  %r = "rocdl.ds.atomic.barrier.arrive.rtn.b64"(%v0) : (!llvm.ptr<3>) -> i64
  return
}

// -----

func.func @f(%v0: !llvm.ptr<3>) {
// expected-error @+1 {{'rocdl.ds.load.tr16.b128' op requires one result}}
  "rocdl.ds.load.tr16.b128"(%v0) : (!llvm.ptr<3>) -> ()
  return
}

// -----

func.func @f(%v0: !llvm.ptr<3>) {
// expected-error @+1 {{'rocdl.ds.load.tr4.b64' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
  %r = "rocdl.ds.load.tr4.b64"(%v0) : (!llvm.ptr<3>) -> index
  return
}

// -----

func.func @f(%v0: vector<4xf32>) {
// expected-error @+1 {{'rocdl.ds.load.tr6.b96' op operand #0 must be LLVM pointer in address space 3, but got 'vector<4xf32>'}}
  %r = "rocdl.ds.load.tr6.b96"(%v0) : (vector<4xf32>) -> i32
  return
}

// -----

func.func @f(%v0: f32) {
// expected-error @+1 {{'rocdl.ds.load.tr8.b64' op operand #0 must be LLVM pointer in address space 3, but got 'f32'}}
  %r = "rocdl.ds.load.tr8.b64"(%v0) : (f32) -> f32
  return
}

// -----

func.func @f(%v0: tensor<f32>) {
// expected-error @+1 {{'rocdl.ds.read.tr16.b64' op operand #0 must be LLVM pointer in address space 3, but got 'tensor<f32>'}}
  %r = "rocdl.ds.read.tr16.b64"(%v0) : (tensor<f32>) -> i32
  return
}

// -----

func.func @f() {
// expected-error @+1 {{'rocdl.ds.read.tr4.b64' op requires a single operand}}
  %r = "rocdl.ds.read.tr4.b64"() : () -> f32
  return
}

// -----

func.func @f(%v0: !llvm.ptr<3>) {
// expected-error @+1 {{'rocdl.ds.read.tr6.b96' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
  %r = "rocdl.ds.read.tr6.b96"(%v0) : (!llvm.ptr<3>) -> index
  return
}

// -----

func.func @f(%v0: !llvm.ptr<3>) {
// expected-error @+1 {{'rocdl.ds.read.tr8.b64' op result #0 must be LLVM dialect-compatible type, but got 'tensor<f32>'}}
  %r = "rocdl.ds.read.tr8.b64"(%v0) : (!llvm.ptr<3>) -> tensor<f32>
  return
}

// -----

func.func @f(%v0: i32, %v1: i32) {
// expected-error @+1 {{'rocdl.ds_bpermute' op result #0 must be 32-bit signless integer, but got 'i1'}}
  %r = "rocdl.ds_bpermute"(%v0, %v1) : (i32, i32) -> i1
  return
}

// -----

func.func @f(%v0: i32, %v1: !llvm.ptr) {
// expected-error @+1 {{'rocdl.ds_swizzle' op operand #1 must be 32-bit signless integer, but got '!llvm.ptr'}}
  %r = "rocdl.ds_swizzle"(%v0, %v1) : (i32, !llvm.ptr) -> i32
  return
}

// -----

func.func @f(%v0: f64) {
// expected-error @+1 {{'rocdl.exp' op requires one result}}
  "rocdl.exp"(%v0) : (f64) -> ()
  return
}

// -----

func.func @f(%v0: vector<4xf32>) {
// expected-error @+1 {{'rocdl.exp2' op operand #0 must be floating point LLVM type, but got 'vector<4xf32>'}}
  %r = "rocdl.exp2"(%v0) : (vector<4xf32>) -> f64
  return
}

// -----

func.func @f(%v0: f64) {
// expected-error @+1 {{'rocdl.flat.prefetch' op operand #0 must be LLVM pointer in address space 0, but got 'f64'}}
  "rocdl.flat.prefetch"(%v0) <{scope = 1 : i32}> : (f64) -> ()
  return
}

// -----

func.func @f(%v0: !llvm.ptr<1>, %v1: !llvm.ptr<3>) {
// expected-error @+1 {{'rocdl.global.load.async.to.lds.b128' op requires zero results}}
  %r = "rocdl.global.load.async.to.lds.b128"(%v0, %v1) <{aux = 1 : i32, offset = 1 : i32}> : (!llvm.ptr<1>, !llvm.ptr<3>) -> !llvm.ptr
  return
}

// -----

func.func @f(%v0: !llvm.ptr<1>, %v1: !llvm.ptr<3>) {
// expected-error @+1 {{'rocdl.global.load.async.to.lds.b32' op requires attribute 'offset'}}
  "rocdl.global.load.async.to.lds.b32"(%v0, %v1) <{aux = 1 : i32}> : (!llvm.ptr<1>, !llvm.ptr<3>) -> ()
  return
}

// -----

func.func @f(%v0: !llvm.ptr<1>, %v1: !llvm.ptr<3>) {
// expected-error @+1 {{invalid properties {aux = 0 : i32, offset} for op rocdl.global.load.async.to.lds.b64: Invalid attribute `offset` in property conversion: unit}}
  "rocdl.global.load.async.to.lds.b64"(%v0, %v1) <{aux = 0 : i32, offset = unit}> : (!llvm.ptr<1>, !llvm.ptr<3>) -> ()
  return
}

// -----

func.func @f(%v0: !llvm.ptr<1>, %v1: !llvm.ptr<3>) {
// expected-error @+1 {{invalid properties {aux, offset = 0 : i32} for op rocdl.global.load.async.to.lds.b8: Invalid attribute `aux` in property conversion: unit}}
  "rocdl.global.load.async.to.lds.b8"(%v0, %v1) <{aux = unit, offset = 0 : i32}> : (!llvm.ptr<1>, !llvm.ptr<3>) -> ()
  return
}

// -----

func.func @f(%v0: !llvm.ptr<1>, %v1: !llvm.ptr<3>) {
// expected-error @+1 {{invalid properties {aux, offset = 1 : i32, size = 0 : i32} for op rocdl.global.load.lds: Invalid attribute `aux` in property conversion: unit}}
  "rocdl.global.load.lds"(%v0, %v1) <{aux = unit, offset = 1 : i32, size = 0 : i32}> : (!llvm.ptr<1>, !llvm.ptr<3>) -> ()
  return
}

// -----

func.func @f(%v0: !llvm.ptr<1>) {
// expected-error @+1 {{'rocdl.global.load.tr.b128' op requires one result}}
  "rocdl.global.load.tr.b128"(%v0) : (!llvm.ptr<1>) -> ()
  return
}

// -----

func.func @f(%v0: !llvm.ptr) {
// expected-error @+1 {{'rocdl.global.load.tr.b64' op operand #0 must be LLVM pointer in address space 1, but got '!llvm.ptr'}}
  %r = "rocdl.global.load.tr.b64"(%v0) : (!llvm.ptr) -> i32
  return
}

// -----

func.func @f(%v0: index) {
// expected-error @+1 {{'rocdl.global.load.tr4.b64' op operand #0 must be LLVM pointer in address space 1, but got 'index'}}
  %r = "rocdl.global.load.tr4.b64"(%v0) : (index) -> vector<4xi32>
  return
}

// -----

func.func @f(%v0: !llvm.ptr<1>) {
// expected-error @+1 {{'rocdl.global.load.tr6.b96' op requires a single operand}}
  %r = "rocdl.global.load.tr6.b96"(%v0, %v0) : (!llvm.ptr<1>, !llvm.ptr<1>) -> f32
  return
}

// -----

func.func @f(%v0: f64) {
// expected-error @+1 {{'rocdl.global.prefetch' op operand #0 must be LLVM pointer in address space 1, but got 'f64'}}
  "rocdl.global.prefetch"(%v0) <{scope = 0 : i32}> : (f64) -> ()
  return
}

// -----

func.func @f(%v0: i32) {
// expected-error @+1 {{'rocdl.grid.dim.x' op requires zero operands}}
  %r = "rocdl.grid.dim.x"(%v0) <{range = #llvm.constant_range<i32, 0, 64>}> : (i32) -> vector<4xi32>
  return
}

// -----

func.func @f() {
// expected-error @+1 {{invalid properties {range} for op rocdl.grid.dim.y: Invalid attribute `range` in property conversion: unit}}
  %r = "rocdl.grid.dim.y"() <{range = unit}> : () -> vector<4xi32>
  return
}

// -----

func.func @f() {
// expected-error @+1 {{invalid properties {range = "x"} for op rocdl.grid.dim.z: Invalid attribute `range` in property conversion: "x"}}
  %r = "rocdl.grid.dim.z"() <{range = "x"}> : () -> f32
  return
}

// -----

func.func @f() {
// expected-error @+1 {{invalid properties {variant = 1.000000e+00 : f32} for op rocdl.iglp.opt: Invalid attribute `variant` in property conversion: 1.000000e+00 : f32}}
  "rocdl.iglp.opt"() <{variant = 1.0 : f32}> : () -> ()
  return
}

// -----

func.func @f(%v0: !llvm.ptr, %v1: !llvm.ptr<3>) {
// expected-error @+1 {{invalid properties {aux = 1 : i32, offset = "x", size = 0 : i32} for op rocdl.load.to.lds: Invalid attribute `offset` in property conversion: "x"}}
  "rocdl.load.to.lds"(%v0, %v1) <{aux = 1 : i32, offset = "x", size = 0 : i32}> : (!llvm.ptr, !llvm.ptr<3>) -> ()
  return
}

// -----

func.func @f() {
// expected-error @+1 {{'rocdl.log' op requires a single operand}}
  %r = "rocdl.log"() : () -> f32
  return
}

// -----

func.func @f(%v0: !llvm.ptr, %v1: i16, %v2: f64, %v3: i32) {
// expected-error @+1 {{'rocdl.make.buffer.rsrc' op operand #2 must be 64-bit signless integer, but got 'f64'}}
  %r = "rocdl.make.buffer.rsrc"(%v0, %v1, %v2, %v3) : (!llvm.ptr, i16, f64, i32) -> !llvm.ptr
  return
}

// -----

func.func @f(%v0: i32, %v1: !llvm.ptr) {
// expected-error @+1 {{'rocdl.mbcnt.hi' op operand #1 must be 32-bit signless integer, but got '!llvm.ptr'}}
  %r = "rocdl.mbcnt.hi"(%v0, %v1) : (i32, !llvm.ptr) -> i32
  return
}

// -----

func.func @f(%v0: f32, %v1: i32) {
// expected-error @+1 {{'rocdl.mbcnt.lo' op operand #0 must be 32-bit signless integer, but got 'f32'}}
  %r = "rocdl.mbcnt.lo"(%v0, %v1) : (f32, i32) -> i32
  return
}

// -----

func.func @f(%v0: i32, %v1: tensor<f32>, %v2: i32, %v3: i32, %v4: i32, %v5: i32) {
// expected-error @+1 {{'rocdl.mfma.f32.16x16x16f16' op operand #1 must be variadic of LLVM dialect-compatible type, but got 'tensor<f32>'}}
  %r = "rocdl.mfma.f32.16x16x16f16"(%v0, %v1, %v2, %v3, %v4, %v5) : (i32, tensor<f32>, i32, i32, i32, i32) -> !llvm.ptr
  return
}

// -----

func.func @f(%v0: i32, %v1: vector<16xf32>, %v2: i32, %v3: index, %v4: i32, %v5: i32) {
// expected-error @+1 {{'rocdl.mfma.f32.16x16x1f32' op operand #3 must be variadic of LLVM dialect-compatible type, but got 'index'}}
  %r = "rocdl.mfma.f32.16x16x1f32"(%v0, %v1, %v2, %v3, %v4, %v5) : (i32, vector<16xf32>, i32, index, i32, i32) -> f32
  return
}

// -----

func.func @f(%v0: vector<16xf32>, %v1: vector<16xf32>, %v2: i32, %v3: i32, %v4: i32, %v5: tensor<f32>) {
// expected-error @+1 {{'rocdl.mfma.f32.16x16x2bf16' op operand #5 must be variadic of LLVM dialect-compatible type, but got 'tensor<f32>'}}
  %r = "rocdl.mfma.f32.16x16x2bf16"(%v0, %v1, %v2, %v3, %v4, %v5) : (vector<16xf32>, vector<16xf32>, i32, i32, i32, tensor<f32>) -> f32
  return
}

// -----

func.func @f(%v0: vector<8xf16>, %v1: vector<16xf32>, %v2: i32, %v3: i32, %v4: i32, %v5: i32) {
// expected-error @+1 {{'rocdl.mfma.f32.16x16x32.bf16' op requires one result}}
  "rocdl.mfma.f32.16x16x32.bf16"(%v0, %v1, %v2, %v3, %v4, %v5) : (vector<8xf16>, vector<16xf32>, i32, i32, i32, i32) -> ()
  return
}

// -----

func.func @f(%v0: i64, %v1: i64, %v2: tensor<f32>, %v3: i32, %v4: i32, %v5: i32) {
// expected-error @+1 {{'rocdl.mfma.f32.16x16x32.bf8.bf8' op operand #2 must be variadic of LLVM dialect-compatible type, but got 'tensor<f32>'}}
  %r = "rocdl.mfma.f32.16x16x32.bf8.bf8"(%v0, %v1, %v2, %v3, %v4, %v5) : (i64, i64, tensor<f32>, i32, i32, i32) -> !llvm.ptr
  return
}

// -----

func.func @f(%v0: i64, %v1: i64, %v2: vector<16xf32>, %v3: i32, %v4: index, %v5: i32) {
// expected-error @+1 {{'rocdl.mfma.f32.16x16x32.bf8.fp8' op operand #4 must be variadic of LLVM dialect-compatible type, but got 'index'}}
  %r = "rocdl.mfma.f32.16x16x32.bf8.fp8"(%v0, %v1, %v2, %v3, %v4, %v5) : (i64, i64, vector<16xf32>, i32, index, i32) -> !llvm.ptr
  return
}

// -----

func.func @f(%v0: i32, %v1: vector<4xi32>, %v2: vector<4xi32>, %v3: index, %v4: i32, %v5: i32) {
// expected-error @+1 {{'rocdl.mfma.f32.16x16x32.f16' op operand #3 must be variadic of LLVM dialect-compatible type, but got 'index'}}
  %r = "rocdl.mfma.f32.16x16x32.f16"(%v0, %v1, %v2, %v3, %v4, %v5) : (i32, vector<4xi32>, vector<4xi32>, index, i32, i32) -> i32
  return
}

// -----

func.func @f(%v0: index, %v1: i64, %v2: i32, %v3: i32, %v4: i32, %v5: i32) {
// expected-error @+1 {{'rocdl.mfma.f32.16x16x32.fp8.bf8' op operand #0 must be variadic of LLVM dialect-compatible type, but got 'index'}}
  %r = "rocdl.mfma.f32.16x16x32.fp8.bf8"(%v0, %v1, %v2, %v3, %v4, %v5) : (index, i64, i32, i32, i32, i32) -> f32
  return
}

// -----

func.func @f(%v0: tensor<f32>, %v1: i64, %v2: vector<8xf16>, %v3: i32, %v4: i32, %v5: i32) {
// expected-error @+1 {{'rocdl.mfma.f32.16x16x32.fp8.fp8' op operand #0 must be variadic of LLVM dialect-compatible type, but got 'tensor<f32>'}}
  %r = "rocdl.mfma.f32.16x16x32.fp8.fp8"(%v0, %v1, %v2, %v3, %v4, %v5) : (tensor<f32>, i64, vector<8xf16>, i32, i32, i32) -> i32
  return
}

// -----

func.func @f(%v0: vector<4xi32>, %v1: vector<8xf16>, %v2: tensor<f32>, %v3: i32, %v4: i32, %v5: i32) {
// expected-error @+1 {{'rocdl.mfma.f32.16x16x4bf16.1k' op operand #2 must be variadic of LLVM dialect-compatible type, but got 'tensor<f32>'}}
  %r = "rocdl.mfma.f32.16x16x4bf16.1k"(%v0, %v1, %v2, %v3, %v4, %v5) : (vector<4xi32>, vector<8xf16>, tensor<f32>, i32, i32, i32) -> !llvm.ptr
  return
}

// -----

func.func @f(%v0: i32, %v1: vector<16xf32>, %v2: vector<8xf16>, %v3: i32, %v4: i32, %v5: i32) {
// expected-error @+1 {{'rocdl.mfma.f32.16x16x4f16' op requires one result}}
  "rocdl.mfma.f32.16x16x4f16"(%v0, %v1, %v2, %v3, %v4, %v5) : (i32, vector<16xf32>, vector<8xf16>, i32, i32, i32) -> ()
  return
}

// -----

func.func @f(%v0: i32, %v1: vector<16xf32>, %v2: vector<16xf32>, %v3: i32, %v4: i32, %v5: i32) {
// expected-error @+1 {{'rocdl.mfma.f32.16x16x4f32' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
  %r = "rocdl.mfma.f32.16x16x4f32"(%v0, %v1, %v2, %v3, %v4, %v5) : (i32, vector<16xf32>, vector<16xf32>, i32, i32, i32) -> index
  return
}

// -----

func.func @f(%v0: i32, %v1: vector<16xf32>, %v2: vector<8xf16>, %v3: index, %v4: i32, %v5: i32) {
// expected-error @+1 {{'rocdl.mfma.f32.16x16x8.xf32' op operand #3 must be variadic of LLVM dialect-compatible type, but got 'index'}}
  %r = "rocdl.mfma.f32.16x16x8.xf32"(%v0, %v1, %v2, %v3, %v4, %v5) : (i32, vector<16xf32>, vector<8xf16>, index, i32, i32) -> vector<4xi32>
  return
}

// -----

func.func @f(%v0: vector<8xf16>, %v1: vector<4xi32>, %v2: vector<8xf16>, %v3: i32, %v4: i32, %v5: i32) {
// expected-error @+1 {{'rocdl.mfma.f32.16x16x8bf16' op requires one result}}
  "rocdl.mfma.f32.16x16x8bf16"(%v0, %v1, %v2, %v3, %v4, %v5) : (vector<8xf16>, vector<4xi32>, vector<8xf16>, i32, i32, i32) -> ()
  return
}

// -----

func.func @f(%v0: vector<16xf32>, %v1: vector<8xf16>, %v2: vector<4xi32>, %v3: i32, %v4: i32, %v5: tensor<f32>) {
// expected-error @+1 {{'rocdl.mfma.f32.32x32x16.bf16' op operand #5 must be variadic of LLVM dialect-compatible type, but got 'tensor<f32>'}}
  %r = "rocdl.mfma.f32.32x32x16.bf16"(%v0, %v1, %v2, %v3, %v4, %v5) : (vector<16xf32>, vector<8xf16>, vector<4xi32>, i32, i32, tensor<f32>) -> vector<4xi32>
  return
}

// -----

func.func @f(%v0: i64, %v1: i64, %v2: vector<8xf16>, %v3: index, %v4: i32, %v5: i32) {
// expected-error @+1 {{'rocdl.mfma.f32.32x32x16.bf8.bf8' op operand #3 must be variadic of LLVM dialect-compatible type, but got 'index'}}
  %r = "rocdl.mfma.f32.32x32x16.bf8.bf8"(%v0, %v1, %v2, %v3, %v4, %v5) : (i64, i64, vector<8xf16>, index, i32, i32) -> f32
  return
}

// -----

func.func @f(%v0: i64, %v1: i64, %v2: vector<4xi32>, %v3: i32, %v4: i32, %v5: i32) {
// expected-error @+1 {{'rocdl.mfma.f32.32x32x16.bf8.fp8' op requires one result}}
  "rocdl.mfma.f32.32x32x16.bf8.fp8"(%v0, %v1, %v2, %v3, %v4, %v5) : (i64, i64, vector<4xi32>, i32, i32, i32) -> ()
  return
}

// -----

func.func @f(%v0: vector<8xf16>, %v1: vector<4xi32>, %v2: vector<8xf16>, %v3: i32, %v4: i32, %v5: i32) {
// expected-error @+1 {{'rocdl.mfma.f32.32x32x16.f16' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
  %r = "rocdl.mfma.f32.32x32x16.f16"(%v0, %v1, %v2, %v3, %v4, %v5) : (vector<8xf16>, vector<4xi32>, vector<8xf16>, i32, i32, i32) -> index
  return
}

// -----

func.func @f(%v0: i64, %v1: i64, %v2: i32, %v3: i32, %v4: i32, %v5: tensor<f32>) {
// expected-error @+1 {{'rocdl.mfma.f32.32x32x16.fp8.bf8' op operand #5 must be variadic of LLVM dialect-compatible type, but got 'tensor<f32>'}}
  %r = "rocdl.mfma.f32.32x32x16.fp8.bf8"(%v0, %v1, %v2, %v3, %v4, %v5) : (i64, i64, i32, i32, i32, tensor<f32>) -> !llvm.ptr
  return
}

// -----

func.func @f(%v0: i64, %v1: i64, %v2: vector<4xi32>, %v3: i32, %v4: i32, %v5: i32) {
// expected-error @+1 {{'rocdl.mfma.f32.32x32x16.fp8.fp8' op requires one result}}
  "rocdl.mfma.f32.32x32x16.fp8.fp8"(%v0, %v1, %v2, %v3, %v4, %v5) : (i64, i64, vector<4xi32>, i32, i32, i32) -> ()
  return
}

// -----

func.func @f(%v0: vector<4xi32>, %v1: index, %v2: i32, %v3: i32, %v4: i32, %v5: i32) {
// expected-error @+1 {{'rocdl.mfma.f32.32x32x1f32' op operand #1 must be variadic of LLVM dialect-compatible type, but got 'index'}}
  %r = "rocdl.mfma.f32.32x32x1f32"(%v0, %v1, %v2, %v3, %v4, %v5) : (vector<4xi32>, index, i32, i32, i32, i32) -> i32
  return
}

// -----

func.func @f(%v0: vector<16xf32>, %v1: i32, %v2: vector<4xi32>, %v3: i32, %v4: tensor<f32>, %v5: i32) {
// expected-error @+1 {{'rocdl.mfma.f32.32x32x2bf16' op operand #4 must be variadic of LLVM dialect-compatible type, but got 'tensor<f32>'}}
  %r = "rocdl.mfma.f32.32x32x2bf16"(%v0, %v1, %v2, %v3, %v4, %v5) : (vector<16xf32>, i32, vector<4xi32>, i32, tensor<f32>, i32) -> f32
  return
}

// -----

func.func @f(%v0: i32, %v1: i32, %v2: i32, %v3: i32, %v4: i32, %v5: i32) {
// expected-error @+1 {{'rocdl.mfma.f32.32x32x2f32' op requires one result}}
  "rocdl.mfma.f32.32x32x2f32"(%v0, %v1, %v2, %v3, %v4, %v5) : (i32, i32, i32, i32, i32, i32) -> ()
  return
}

// -----

func.func @f(%v0: vector<8xf16>, %v1: vector<4xi32>, %v2: tensor<f32>, %v3: i32, %v4: i32, %v5: i32) {
// expected-error @+1 {{'rocdl.mfma.f32.32x32x4.xf32' op operand #2 must be variadic of LLVM dialect-compatible type, but got 'tensor<f32>'}}
  %r = "rocdl.mfma.f32.32x32x4.xf32"(%v0, %v1, %v2, %v3, %v4, %v5) : (vector<8xf16>, vector<4xi32>, tensor<f32>, i32, i32, i32) -> f32
  return
}

// -----

func.func @f(%v0: vector<8xf16>, %v1: vector<8xf16>, %v2: vector<4xi32>, %v3: i32, %v4: i32, %v5: i32) {
// expected-error @+1 {{'rocdl.mfma.f32.32x32x4bf16' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
  %r = "rocdl.mfma.f32.32x32x4bf16"(%v0, %v1, %v2, %v3, %v4, %v5) : (vector<8xf16>, vector<8xf16>, vector<4xi32>, i32, i32, i32) -> index
  return
}

// -----

func.func @f(%v0: vector<16xf32>, %v1: vector<4xi32>, %v2: vector<8xf16>, %v3: tensor<f32>, %v4: i32, %v5: i32) {
// expected-error @+1 {{'rocdl.mfma.f32.32x32x4bf16.1k' op operand #3 must be variadic of LLVM dialect-compatible type, but got 'tensor<f32>'}}
  %r = "rocdl.mfma.f32.32x32x4bf16.1k"(%v0, %v1, %v2, %v3, %v4, %v5) : (vector<16xf32>, vector<4xi32>, vector<8xf16>, tensor<f32>, i32, i32) -> vector<4xi32>
  return
}

// -----

func.func @f(%v0: index, %v1: vector<4xi32>, %v2: vector<16xf32>, %v3: i32, %v4: i32, %v5: i32) {
// expected-error @+1 {{'rocdl.mfma.f32.32x32x4f16' op operand #0 must be variadic of LLVM dialect-compatible type, but got 'index'}}
  %r = "rocdl.mfma.f32.32x32x4f16"(%v0, %v1, %v2, %v3, %v4, %v5) : (index, vector<4xi32>, vector<16xf32>, i32, i32, i32) -> !llvm.ptr
  return
}

// -----

func.func @f(%v0: i32, %v1: vector<4xi32>, %v2: vector<8xf16>, %v3: i32, %v4: i32, %v5: tensor<f32>) {
// expected-error @+1 {{'rocdl.mfma.f32.32x32x8bf16.1k' op operand #5 must be variadic of LLVM dialect-compatible type, but got 'tensor<f32>'}}
  %r = "rocdl.mfma.f32.32x32x8bf16.1k"(%v0, %v1, %v2, %v3, %v4, %v5) : (i32, vector<4xi32>, vector<8xf16>, i32, i32, tensor<f32>) -> f32
  return
}

// -----

func.func @f(%v0: vector<8xf16>, %v1: i32, %v2: tensor<f32>, %v3: i32, %v4: i32, %v5: i32) {
// expected-error @+1 {{'rocdl.mfma.f32.32x32x8f16' op operand #2 must be variadic of LLVM dialect-compatible type, but got 'tensor<f32>'}}
  %r = "rocdl.mfma.f32.32x32x8f16"(%v0, %v1, %v2, %v3, %v4, %v5) : (vector<8xf16>, i32, tensor<f32>, i32, i32, i32) -> !llvm.ptr
  return
}

// -----

func.func @f(%v0: vector<8xf16>, %v1: index, %v2: vector<16xf32>, %v3: i32, %v4: i32, %v5: i32) {
// expected-error @+1 {{'rocdl.mfma.f32.4x4x1f32' op operand #1 must be variadic of LLVM dialect-compatible type, but got 'index'}}
  %r = "rocdl.mfma.f32.4x4x1f32"(%v0, %v1, %v2, %v3, %v4, %v5) : (vector<8xf16>, index, vector<16xf32>, i32, i32, i32) -> vector<4xi32>
  return
}

// -----

func.func @f(%v0: vector<8xf16>, %v1: i32, %v2: tensor<f32>, %v3: i32, %v4: i32, %v5: i32) {
// expected-error @+1 {{'rocdl.mfma.f32.4x4x2bf16' op operand #2 must be variadic of LLVM dialect-compatible type, but got 'tensor<f32>'}}
  %r = "rocdl.mfma.f32.4x4x2bf16"(%v0, %v1, %v2, %v3, %v4, %v5) : (vector<8xf16>, i32, tensor<f32>, i32, i32, i32) -> i32
  return
}

// -----

func.func @f(%v0: i32, %v1: vector<4xi32>, %v2: i32, %v3: i32, %v4: i32, %v5: i32) {
// expected-error @+1 {{'rocdl.mfma.f32.4x4x4bf16.1k' op result #0 must be LLVM dialect-compatible type, but got 'tensor<f32>'}}
  %r = "rocdl.mfma.f32.4x4x4bf16.1k"(%v0, %v1, %v2, %v3, %v4, %v5) : (i32, vector<4xi32>, i32, i32, i32, i32) -> tensor<f32>
  return
}

// -----

func.func @f(%v0: vector<8xf16>, %v1: vector<4xi32>, %v2: vector<8xf16>, %v3: i32, %v4: i32, %v5: i32) {
// expected-error @+1 {{'rocdl.mfma.f32.4x4x4f16' op requires one result}}
  "rocdl.mfma.f32.4x4x4f16"(%v0, %v1, %v2, %v3, %v4, %v5) : (vector<8xf16>, vector<4xi32>, vector<8xf16>, i32, i32, i32) -> ()
  return
}

// -----

func.func @f(%v0: i32, %v1: index, %v2: i32, %v3: i32, %v4: i32, %v5: i32) {
// expected-error @+1 {{'rocdl.mfma.f64.16x16x4f64' op operand #1 must be variadic of LLVM dialect-compatible type, but got 'index'}}
  %r = "rocdl.mfma.f64.16x16x4f64"(%v0, %v1, %v2, %v3, %v4, %v5) : (i32, index, i32, i32, i32, i32) -> vector<4xi32>
  return
}

// -----

func.func @f(%v0: vector<4xi32>, %v1: vector<8xf16>, %v2: vector<8xf16>, %v3: i32, %v4: i32, %v5: i32) {
// expected-error @+1 {{'rocdl.mfma.f64.4x4x4f64' op requires one result}}
  "rocdl.mfma.f64.4x4x4f64"(%v0, %v1, %v2, %v3, %v4, %v5) : (vector<4xi32>, vector<8xf16>, vector<8xf16>, i32, i32, i32) -> ()
  return
}

// -----

func.func @f(%v0: i32, %v1: i32, %v2: index, %v3: i32, %v4: i32, %v5: i32) {
// expected-error @+1 {{'rocdl.mfma.i32.16x16x16i8' op operand #2 must be variadic of LLVM dialect-compatible type, but got 'index'}}
  %r = "rocdl.mfma.i32.16x16x16i8"(%v0, %v1, %v2, %v3, %v4, %v5) : (i32, i32, index, i32, i32, i32) -> vector<4xi32>
  return
}

// -----

func.func @f(%v0: i64, %v1: i64, %v2: vector<8xf16>, %v3: i32, %v4: i32, %v5: i32) {
// expected-error @+1 {{'rocdl.mfma.i32.16x16x32.i8' op requires one result}}
  "rocdl.mfma.i32.16x16x32.i8"(%v0, %v1, %v2, %v3, %v4, %v5) : (i64, i64, vector<8xf16>, i32, i32, i32) -> ()
  return
}

// -----

func.func @f(%v0: vector<16xf32>, %v1: i32, %v2: tensor<f32>, %v3: i32, %v4: i32, %v5: i32) {
// expected-error @+1 {{'rocdl.mfma.i32.16x16x64.i8' op operand #2 must be variadic of LLVM dialect-compatible type, but got 'tensor<f32>'}}
  %r = "rocdl.mfma.i32.16x16x64.i8"(%v0, %v1, %v2, %v3, %v4, %v5) : (vector<16xf32>, i32, tensor<f32>, i32, i32, i32) -> i32
  return
}

// -----

func.func @f(%v0: i64, %v1: i64, %v2: vector<8xf16>, %v3: i32, %v4: i32, %v5: i32) {
// expected-error @+1 {{'rocdl.mfma.i32.32x32x16.i8' op requires one result}}
  "rocdl.mfma.i32.32x32x16.i8"(%v0, %v1, %v2, %v3, %v4, %v5) : (i64, i64, vector<8xf16>, i32, i32, i32) -> ()
  return
}

// -----

func.func @f(%v0: i32, %v1: vector<16xf32>, %v2: vector<4xi32>, %v3: i32, %v4: i32, %v5: i32) {
// expected-error @+1 {{'rocdl.mfma.i32.32x32x32.i8' op requires one result}}
  "rocdl.mfma.i32.32x32x32.i8"(%v0, %v1, %v2, %v3, %v4, %v5) : (i32, vector<16xf32>, vector<4xi32>, i32, i32, i32) -> ()
  return
}

// -----

func.func @f(%v0: i32, %v1: i32, %v2: vector<4xi32>, %v3: i32, %v4: i32, %v5: i32) {
// expected-error @+1 {{'rocdl.mfma.i32.32x32x8i8' op requires one result}}
  "rocdl.mfma.i32.32x32x8i8"(%v0, %v1, %v2, %v3, %v4, %v5) : (i32, i32, vector<4xi32>, i32, i32, i32) -> ()
  return
}

// -----

func.func @f(%v0: vector<4xi32>, %v1: vector<4xi32>, %v2: vector<4xi32>, %v3: i32, %v4: i32, %v5: i32, %v6: i32, %v7: i32, %v8: i32) {
// expected-error @+1 {{'rocdl.mfma.scale.f32.16x16x128.f8f6f4' op requires one result}}
  "rocdl.mfma.scale.f32.16x16x128.f8f6f4"(%v0, %v1, %v2, %v3, %v4, %v5, %v6, %v7, %v8) : (vector<4xi32>, vector<4xi32>, vector<4xi32>, i32, i32, i32, i32, i32, i32) -> ()
  return
}

// -----

func.func @f(%v0: tensor<f32>, %v1: vector<4xi32>, %v2: i32, %v3: i32, %v4: i32, %v5: i32, %v6: i32, %v7: i32, %v8: i32) {
// expected-error @+1 {{'rocdl.mfma.scale.f32.32x32x64.f8f6f4' op operand #0 must be variadic of LLVM dialect-compatible type, but got 'tensor<f32>'}}
  %r = "rocdl.mfma.scale.f32.32x32x64.f8f6f4"(%v0, %v1, %v2, %v3, %v4, %v5, %v6, %v7, %v8) : (tensor<f32>, vector<4xi32>, i32, i32, i32, i32, i32, i32, i32) -> !llvm.ptr
  return
}

// -----

func.func @f(%v0: i32, %v1: i32) {
// expected-error @+1 {{'rocdl.permlane16.swap' op attribute 'boundControl' failed to satisfy constraint: 1-bit signless integer attribute}}
  %r = "rocdl.permlane16.swap"(%v0, %v1) <{boundControl = -1 : i32, fi = true}> : (i32, i32) -> !llvm.struct<(i32, i32)>
  return
}

// -----

func.func @f(%v0: tensor<f32>, %v1: i32) {
// expected-error @+1 {{'rocdl.permlane32.swap' op operand #0 must be 32-bit signless integer, but got 'tensor<f32>'}}
  %r = "rocdl.permlane32.swap"(%v0, %v1) <{boundControl = false, fi = true}> : (tensor<f32>, i32) -> !llvm.struct<(i32, i32)>
  return
}

// -----

func.func @f(%v0: f32, %v1: !llvm.ptr<8>, %v2: i32, %v3: i32, %v4: i32) {
// expected-error @+1 {{'rocdl.raw.ptr.buffer.atomic.fadd' op requires zero results}}
  %r = "rocdl.raw.ptr.buffer.atomic.fadd"(%v0, %v1, %v2, %v3, %v4) : (f32, !llvm.ptr<8>, i32, i32, i32) -> !llvm.ptr
  return
}

// -----

func.func @f(%v0: tensor<f32>, %v1: !llvm.ptr<8>, %v2: i32, %v3: i32, %v4: i32) {
// expected-error @+1 {{'rocdl.raw.ptr.buffer.atomic.fmax' op operand #0 must be LLVM dialect-compatible type, but got 'tensor<f32>'}}
  "rocdl.raw.ptr.buffer.atomic.fmax"(%v0, %v1, %v2, %v3, %v4) : (tensor<f32>, !llvm.ptr<8>, i32, i32, i32) -> ()
  return
}

// -----

func.func @f(%v0: !llvm.ptr, %v1: !llvm.ptr<8>, %v2: i32, %v3: i32, %v4: i32) {
// expected-error @+1 {{'rocdl.raw.ptr.buffer.atomic.smax' op expected 5 operands, but found 6}}
  "rocdl.raw.ptr.buffer.atomic.smax"(%v0, %v1, %v2, %v3, %v4, %v4) : (!llvm.ptr, !llvm.ptr<8>, i32, i32, i32, i32) -> ()
  return
}

// -----

func.func @f(%v0: i32, %v1: !llvm.ptr<8>, %v2: i32, %v3: !llvm.ptr, %v4: i32) {
// expected-error @+1 {{'rocdl.raw.ptr.buffer.atomic.umin' op operand #3 must be 32-bit signless integer, but got '!llvm.ptr'}}
  "rocdl.raw.ptr.buffer.atomic.umin"(%v0, %v1, %v2, %v3, %v4) : (i32, !llvm.ptr<8>, i32, !llvm.ptr, i32) -> ()
  return
}

// -----

func.func @f(%v0: !llvm.ptr<8>, %v1: i32, %v2: i32) {
// expected-error @+1 {{'rocdl.raw.ptr.buffer.load' op expected 4 operands, but found 3}}
  %r = "rocdl.raw.ptr.buffer.load"(%v0, %v1, %v2) : (!llvm.ptr<8>, i32, i32) -> vector<4xi32>
  return
}

// -----

func.func @f(%v0: !llvm.ptr<8>, %v1: !llvm.ptr<3>, %v2: i32, %v3: i32, %v4: i32, %v5: i32, %v6: i32) {
// expected-error @+1 {{'rocdl.raw.ptr.buffer.load.lds' op requires zero results}}
  %r = "rocdl.raw.ptr.buffer.load.lds"(%v0, %v1, %v2, %v3, %v4, %v5, %v6) : (!llvm.ptr<8>, !llvm.ptr<3>, i32, i32, i32, i32, i32) -> index
  return
}

// -----

func.func @f(%v0: f32, %v1: !llvm.ptr<8>, %v2: i32, %v3: i32, %v4: f32) {
// expected-error @+1 {{'rocdl.raw.ptr.buffer.store' op operand #4 must be 32-bit signless integer, but got 'f32'}}
  "rocdl.raw.ptr.buffer.store"(%v0, %v1, %v2, %v3, %v4) : (f32, !llvm.ptr<8>, i32, i32, f32) -> ()
  return
}

// -----

func.func @f(%v0: f64) {
// expected-error @+1 {{'rocdl.rcp' op result #0 must be floating point LLVM type, but got 'i1'}}
  %r = "rocdl.rcp"(%v0) : (f64) -> i1
  return
}

// -----

func.func @f(%v0: i32) {
// expected-error @+1 {{'rocdl.readfirstlane' op requires one result}}
  "rocdl.readfirstlane"(%v0) : (i32) -> ()
  return
}

// -----

func.func @f(%v0: vector<4xf32>, %v1: i32) {
// expected-error @+1 {{'rocdl.readlane' op failed to verify that all of {res, src0} have same type}}
  %r = "rocdl.readlane"(%v0, %v1) : (vector<4xf32>, i32) -> vector<4xi32>
  return
}

// -----

func.func @f() {
// expected-error @+1 {{'rocdl.s.barrier' op requires zero results}}
  %r = "rocdl.s.barrier"() : () -> !llvm.ptr
  return
}

// -----

func.func @f(%v0: !llvm.ptr<3>) {
// expected-error @+1 {{'rocdl.s.barrier.init' op requires zero results}}
  %r = "rocdl.s.barrier.init"(%v0) <{memberCnt = 0 : i32}> : (!llvm.ptr<3>) -> vector<4xf32>
  return
}

// -----

func.func @f(%v0: !llvm.ptr<3>) {
// expected-error @+1 {{'rocdl.s.barrier.join' op requires zero results}}
  %r = "rocdl.s.barrier.join"(%v0) : (!llvm.ptr<3>) -> i32
  return
}

// -----

func.func @f() {
// expected-error @+1 {{invalid properties {id = "x"} for op rocdl.s.barrier.leave: Invalid attribute `id` in property conversion: "x"}}
  "rocdl.s.barrier.leave"() <{id = "x"}> : () -> ()
  return
}

// -----

func.func @f() {
// expected-error @+1 {{'rocdl.s.barrier.signal' op attribute 'id' failed to satisfy constraint: 32-bit signless integer attribute}}
  "rocdl.s.barrier.signal"() <{id = 7 : i8}> : () -> ()
  return
}

// -----

func.func @f() {
// expected-error @+1 {{'rocdl.s.barrier.signal.isfirst' op requires attribute 'id'}}
  %r = "rocdl.s.barrier.signal.isfirst"() : () -> i1
  return
}

// -----

func.func @f(%v0: !llvm.ptr<3>) {
// expected-error @+1 {{'rocdl.s.barrier.signal.var' op requires zero results}}
  %r = "rocdl.s.barrier.signal.var"(%v0) <{memberCnt = 0 : i32}> : (!llvm.ptr<3>) -> vector<2xi16>
  return
}

// -----

func.func @f() {
// expected-error @+1 {{'rocdl.s.barrier.wait' op requires zero results}}
  %r = "rocdl.s.barrier.wait"() <{id = 0 : i16}> : () -> !llvm.ptr
  return
}

// -----

func.func @f() {
// expected-error @+1 {{invalid properties {id = 1.000000e+00 : f32} for op rocdl.s.get.barrier.state: Invalid attribute `id` in property conversion: 1.000000e+00 : f32}}
  %r = "rocdl.s.get.barrier.state"() <{id = 1.0 : f32}> : () -> i32
  return
}

// -----

func.func @f(%v0: !llvm.ptr<3>) {
// expected-error @+1 {{'rocdl.s.get.named.barrier.state' op result #0 must be 32-bit signless integer, but got 'vector<2xi16>'}}
  %r = "rocdl.s.get.named.barrier.state"(%v0) : (!llvm.ptr<3>) -> vector<2xi16>
  return
}

// -----

func.func @f() {
// expected-error @+1 {{'rocdl.s.nop' op attribute 'count' failed to satisfy constraint: 16-bit signless integer attribute}}
  "rocdl.s.nop"() <{count = 7 : i8}> : () -> ()
  return
}

// -----

func.func @f() {
// expected-error @+1 {{'rocdl.s.setprio' op requires zero results}}
  %r = "rocdl.s.setprio"() <{priority = 0 : i16}> : () -> vector<4xf32>
  return
}

// -----

func.func @f() {
// expected-error @+1 {{'rocdl.s.sleep' op attribute 'count' failed to satisfy constraint: 32-bit signless integer attribute}}
  "rocdl.s.sleep"() <{count = 300 : i16}> : () -> ()
  return
}

// -----

func.func @f() {
// expected-error @+1 {{'rocdl.s.wait.asynccnt' op requires zero results}}
  %r = "rocdl.s.wait.asynccnt"() <{count = 0 : i16}> : () -> tensor<f32>
  return
}

// -----

func.func @f() {
// expected-error @+1 {{'rocdl.s.wait.dscnt' op attribute 'count' failed to satisfy constraint: 16-bit signless integer attribute}}
  "rocdl.s.wait.dscnt"() <{count = 7 : i8}> : () -> ()
  return
}

// -----

func.func @f() {
// expected-error @+1 {{invalid properties {count = 1.000000e+00 : f32} for op rocdl.s.wait.expcnt: Invalid attribute `count` in property conversion: 1.000000e+00 : f32}}
  "rocdl.s.wait.expcnt"() <{count = 1.0 : f32}> : () -> ()
  return
}

// -----

func.func @f() {
// expected-error @+1 {{'rocdl.s.wait.loadcnt' op attribute 'count' failed to satisfy constraint: 16-bit signless integer attribute}}
  "rocdl.s.wait.loadcnt"() <{count = true}> : () -> ()
  return
}

// -----

func.func @f() {
// expected-error @+1 {{'rocdl.s.wait.storecnt' op requires zero results}}
  %r = "rocdl.s.wait.storecnt"() <{count = 3 : i16}> : () -> index
  return
}

// -----

func.func @f() {
// expected-error @+1 {{'rocdl.s.wait.tensorcnt' op attribute 'count' failed to satisfy constraint: 16-bit signless integer attribute}}
  "rocdl.s.wait.tensorcnt"() <{count = -1 : i32}> : () -> ()
  return
}

// -----

func.func @f() {
// expected-error @+1 {{'rocdl.s.waitcnt' op attribute 'bitfield' failed to satisfy constraint: 32-bit signless integer attribute}}
  "rocdl.s.waitcnt"() <{bitfield = 300 : i16}> : () -> ()
  return
}

// -----

func.func @f(%v0: index) {
// expected-error @+1 {{'rocdl.s.wakeup.barrier' op operand #0 must be LLVM pointer in address space 3, but got 'index'}}
  "rocdl.s.wakeup.barrier"(%v0) : (index) -> ()
  return
}

// -----

func.func @f() {
// expected-error @+1 {{'rocdl.sched.barrier' op requires zero results}}
  %r = "rocdl.sched.barrier"() <{mask = 1 : i32}> : () -> f64
  return
}

// -----

func.func @f() {
// expected-error @+1 {{'rocdl.sched.group.barrier' op attribute 'groupId' failed to satisfy constraint: 32-bit signless integer attribute}}
  "rocdl.sched.group.barrier"() <{groupId = 300 : i16, mask = 1 : i32, size = 1 : i32}> : () -> ()
  return
}

// -----

func.func @f(%v0: index) {
// expected-error @+1 {{'rocdl.sin' op operand #0 must be floating point LLVM type, but got 'index'}}
  %r = "rocdl.sin"(%v0) : (index) -> f64
  return
}

// -----

func.func @f(%v0: i32, %v1: vector<8xf16>, %v2: vector<4xi32>, %v3: i32, %v4: i32, %v5: i32) {
// expected-error @+1 {{'rocdl.smfmac.f32.16x16x128.bf8.bf8' op requires one result}}
  "rocdl.smfmac.f32.16x16x128.bf8.bf8"(%v0, %v1, %v2, %v3, %v4, %v5) : (i32, vector<8xf16>, vector<4xi32>, i32, i32, i32) -> ()
  return
}

// -----

func.func @f(%v0: index, %v1: vector<4xi32>, %v2: vector<8xf16>, %v3: i32, %v4: i32, %v5: i32) {
// expected-error @+1 {{'rocdl.smfmac.f32.16x16x128.bf8.fp8' op operand #0 must be variadic of LLVM dialect-compatible type, but got 'index'}}
  %r = "rocdl.smfmac.f32.16x16x128.bf8.fp8"(%v0, %v1, %v2, %v3, %v4, %v5) : (index, vector<4xi32>, vector<8xf16>, i32, i32, i32) -> f32
  return
}

// -----

func.func @f(%v0: vector<8xf16>, %v1: index, %v2: vector<16xf32>, %v3: i32, %v4: i32, %v5: i32) {
// expected-error @+1 {{'rocdl.smfmac.f32.16x16x128.fp8.bf8' op operand #1 must be variadic of LLVM dialect-compatible type, but got 'index'}}
  %r = "rocdl.smfmac.f32.16x16x128.fp8.bf8"(%v0, %v1, %v2, %v3, %v4, %v5) : (vector<8xf16>, index, vector<16xf32>, i32, i32, i32) -> !llvm.ptr
  return
}

// -----

func.func @f(%v0: i32, %v1: vector<4xi32>, %v2: index, %v3: i32, %v4: i32, %v5: i32) {
// expected-error @+1 {{'rocdl.smfmac.f32.16x16x128.fp8.fp8' op operand #2 must be variadic of LLVM dialect-compatible type, but got 'index'}}
  %r = "rocdl.smfmac.f32.16x16x128.fp8.fp8"(%v0, %v1, %v2, %v3, %v4, %v5) : (i32, vector<4xi32>, index, i32, i32, i32) -> i32
  return
}

// -----

func.func @f(%v0: i32, %v1: vector<4xi32>, %v2: vector<16xf32>, %v3: i32, %v4: i32, %v5: i32) {
// expected-error @+1 {{'rocdl.smfmac.f32.16x16x32.bf16' op result #0 must be LLVM dialect-compatible type, but got 'tensor<f32>'}}
  %r = "rocdl.smfmac.f32.16x16x32.bf16"(%v0, %v1, %v2, %v3, %v4, %v5) : (i32, vector<4xi32>, vector<16xf32>, i32, i32, i32) -> tensor<f32>
  return
}

// -----

func.func @f(%v0: vector<8xf16>, %v1: i32, %v2: vector<4xi32>, %v3: tensor<f32>, %v4: i32, %v5: i32) {
// expected-error @+1 {{'rocdl.smfmac.f32.16x16x32.f16' op operand #3 must be variadic of LLVM dialect-compatible type, but got 'tensor<f32>'}}
  %r = "rocdl.smfmac.f32.16x16x32.f16"(%v0, %v1, %v2, %v3, %v4, %v5) : (vector<8xf16>, i32, vector<4xi32>, tensor<f32>, i32, i32) -> !llvm.ptr
  return
}

// -----

func.func @f(%v0: i32, %v1: index, %v2: vector<16xf32>, %v3: i32, %v4: i32, %v5: i32) {
// expected-error @+1 {{'rocdl.smfmac.f32.16x16x64.bf16' op operand #1 must be variadic of LLVM dialect-compatible type, but got 'index'}}
  %r = "rocdl.smfmac.f32.16x16x64.bf16"(%v0, %v1, %v2, %v3, %v4, %v5) : (i32, index, vector<16xf32>, i32, i32, i32) -> vector<4xi32>
  return
}

// -----

func.func @f(%v0: vector<16xf32>, %v1: i32, %v2: vector<8xf16>, %v3: i32, %v4: tensor<f32>, %v5: i32) {
// expected-error @+1 {{'rocdl.smfmac.f32.16x16x64.bf8.bf8' op operand #4 must be variadic of LLVM dialect-compatible type, but got 'tensor<f32>'}}
  %r = "rocdl.smfmac.f32.16x16x64.bf8.bf8"(%v0, %v1, %v2, %v3, %v4, %v5) : (vector<16xf32>, i32, vector<8xf16>, i32, tensor<f32>, i32) -> !llvm.ptr
  return
}

// -----

func.func @f(%v0: i32, %v1: vector<4xi32>, %v2: vector<8xf16>, %v3: i32, %v4: i32, %v5: index) {
// expected-error @+1 {{'rocdl.smfmac.f32.16x16x64.bf8.fp8' op operand #5 must be variadic of LLVM dialect-compatible type, but got 'index'}}
  %r = "rocdl.smfmac.f32.16x16x64.bf8.fp8"(%v0, %v1, %v2, %v3, %v4, %v5) : (i32, vector<4xi32>, vector<8xf16>, i32, i32, index) -> !llvm.ptr
  return
}

// -----

func.func @f(%v0: vector<8xf16>, %v1: vector<8xf16>, %v2: vector<4xi32>, %v3: i32, %v4: i32, %v5: i32) {
// expected-error @+1 {{'rocdl.smfmac.f32.16x16x64.f16' op result #0 must be LLVM dialect-compatible type, but got 'tensor<f32>'}}
  %r = "rocdl.smfmac.f32.16x16x64.f16"(%v0, %v1, %v2, %v3, %v4, %v5) : (vector<8xf16>, vector<8xf16>, vector<4xi32>, i32, i32, i32) -> tensor<f32>
  return
}

// -----

func.func @f(%v0: i32, %v1: vector<4xi32>, %v2: vector<8xf16>, %v3: i32, %v4: i32, %v5: i32) {
// expected-error @+1 {{'rocdl.smfmac.f32.16x16x64.fp8.bf8' op requires one result}}
  "rocdl.smfmac.f32.16x16x64.fp8.bf8"(%v0, %v1, %v2, %v3, %v4, %v5) : (i32, vector<4xi32>, vector<8xf16>, i32, i32, i32) -> ()
  return
}

// -----

func.func @f(%v0: vector<16xf32>, %v1: i32, %v2: tensor<f32>, %v3: i32, %v4: i32, %v5: i32) {
// expected-error @+1 {{'rocdl.smfmac.f32.16x16x64.fp8.fp8' op operand #2 must be variadic of LLVM dialect-compatible type, but got 'tensor<f32>'}}
  %r = "rocdl.smfmac.f32.16x16x64.fp8.fp8"(%v0, %v1, %v2, %v3, %v4, %v5) : (vector<16xf32>, i32, tensor<f32>, i32, i32, i32) -> f32
  return
}

// -----

func.func @f(%v0: i32, %v1: vector<8xf16>, %v2: vector<16xf32>, %v3: i32, %v4: i32, %v5: index) {
// expected-error @+1 {{'rocdl.smfmac.f32.32x32x16.bf16' op operand #5 must be variadic of LLVM dialect-compatible type, but got 'index'}}
  %r = "rocdl.smfmac.f32.32x32x16.bf16"(%v0, %v1, %v2, %v3, %v4, %v5) : (i32, vector<8xf16>, vector<16xf32>, i32, i32, index) -> vector<4xi32>
  return
}

// -----

func.func @f(%v0: vector<4xi32>, %v1: vector<16xf32>, %v2: i32, %v3: i32, %v4: i32, %v5: index) {
// expected-error @+1 {{'rocdl.smfmac.f32.32x32x32.bf16' op operand #5 must be variadic of LLVM dialect-compatible type, but got 'index'}}
  %r = "rocdl.smfmac.f32.32x32x32.bf16"(%v0, %v1, %v2, %v3, %v4, %v5) : (vector<4xi32>, vector<16xf32>, i32, i32, i32, index) -> i32
  return
}

// -----

func.func @f(%v0: vector<16xf32>, %v1: vector<8xf16>, %v2: vector<8xf16>, %v3: i32, %v4: i32, %v5: index) {
// expected-error @+1 {{'rocdl.smfmac.f32.32x32x32.bf8.bf8' op operand #5 must be variadic of LLVM dialect-compatible type, but got 'index'}}
  %r = "rocdl.smfmac.f32.32x32x32.bf8.bf8"(%v0, %v1, %v2, %v3, %v4, %v5) : (vector<16xf32>, vector<8xf16>, vector<8xf16>, i32, i32, index) -> f32
  return
}

// -----

func.func @f(%v0: vector<16xf32>, %v1: vector<16xf32>, %v2: vector<16xf32>, %v3: i32, %v4: i32, %v5: tensor<f32>) {
// expected-error @+1 {{'rocdl.smfmac.f32.32x32x32.bf8.fp8' op operand #5 must be variadic of LLVM dialect-compatible type, but got 'tensor<f32>'}}
  %r = "rocdl.smfmac.f32.32x32x32.bf8.fp8"(%v0, %v1, %v2, %v3, %v4, %v5) : (vector<16xf32>, vector<16xf32>, vector<16xf32>, i32, i32, tensor<f32>) -> i32
  return
}

// -----

func.func @f(%v0: index, %v1: i32, %v2: vector<16xf32>, %v3: i32, %v4: i32, %v5: i32) {
// expected-error @+1 {{'rocdl.smfmac.f32.32x32x32.fp8.bf8' op operand #0 must be variadic of LLVM dialect-compatible type, but got 'index'}}
  %r = "rocdl.smfmac.f32.32x32x32.fp8.bf8"(%v0, %v1, %v2, %v3, %v4, %v5) : (index, i32, vector<16xf32>, i32, i32, i32) -> !llvm.ptr
  return
}

// -----

func.func @f(%v0: vector<8xf16>, %v1: vector<8xf16>, %v2: index, %v3: i32, %v4: i32, %v5: i32) {
// expected-error @+1 {{'rocdl.smfmac.f32.32x32x64.bf8.bf8' op operand #2 must be variadic of LLVM dialect-compatible type, but got 'index'}}
  %r = "rocdl.smfmac.f32.32x32x64.bf8.bf8"(%v0, %v1, %v2, %v3, %v4, %v5) : (vector<8xf16>, vector<8xf16>, index, i32, i32, i32) -> i32
  return
}

// -----

func.func @f(%v0: vector<8xf16>, %v1: vector<16xf32>, %v2: vector<8xf16>, %v3: i32, %v4: i32, %v5: i32) {
// expected-error @+1 {{'rocdl.smfmac.f32.32x32x64.bf8.fp8' op requires one result}}
  "rocdl.smfmac.f32.32x32x64.bf8.fp8"(%v0, %v1, %v2, %v3, %v4, %v5) : (vector<8xf16>, vector<16xf32>, vector<8xf16>, i32, i32, i32) -> ()
  return
}

// -----

func.func @f(%v0: vector<4xi32>, %v1: vector<4xi32>, %v2: vector<8xf16>, %v3: index, %v4: i32, %v5: i32) {
// expected-error @+1 {{'rocdl.smfmac.f32.32x32x64.fp8.bf8' op operand #3 must be variadic of LLVM dialect-compatible type, but got 'index'}}
  %r = "rocdl.smfmac.f32.32x32x64.fp8.bf8"(%v0, %v1, %v2, %v3, %v4, %v5) : (vector<4xi32>, vector<4xi32>, vector<8xf16>, index, i32, i32) -> f32
  return
}

// -----

func.func @f(%v0: vector<4xi32>, %v1: vector<4xi32>, %v2: vector<16xf32>, %v3: i32, %v4: index, %v5: i32) {
// expected-error @+1 {{'rocdl.smfmac.i32.16x16x128.i8' op operand #4 must be variadic of LLVM dialect-compatible type, but got 'index'}}
  %r = "rocdl.smfmac.i32.16x16x128.i8"(%v0, %v1, %v2, %v3, %v4, %v5) : (vector<4xi32>, vector<4xi32>, vector<16xf32>, i32, index, i32) -> vector<4xi32>
  return
}

// -----

func.func @f(%v0: i32, %v1: vector<4xi32>, %v2: vector<16xf32>, %v3: i32, %v4: i32, %v5: i32) {
// expected-error @+1 {{'rocdl.smfmac.i32.16x16x64.i8' op requires one result}}
  "rocdl.smfmac.i32.16x16x64.i8"(%v0, %v1, %v2, %v3, %v4, %v5) : (i32, vector<4xi32>, vector<16xf32>, i32, i32, i32) -> ()
  return
}

// -----

func.func @f(%v0: vector<16xf32>, %v1: vector<16xf32>, %v2: i32, %v3: i32, %v4: i32, %v5: i32) {
// expected-error @+1 {{'rocdl.smfmac.i32.32x32x32.i8' op requires one result}}
  "rocdl.smfmac.i32.32x32x32.i8"(%v0, %v1, %v2, %v3, %v4, %v5) : (vector<16xf32>, vector<16xf32>, i32, i32, i32, i32) -> ()
  return
}

// -----

func.func @f(%v0: vector<16xf32>, %v1: vector<16xf32>, %v2: vector<4xi32>, %v3: index, %v4: i32, %v5: i32) {
// expected-error @+1 {{'rocdl.smfmac.i32.32x32x64.i8' op operand #3 must be variadic of LLVM dialect-compatible type, but got 'index'}}
  %r = "rocdl.smfmac.i32.32x32x64.i8"(%v0, %v1, %v2, %v3, %v4, %v5) : (vector<16xf32>, vector<16xf32>, vector<4xi32>, index, i32, i32) -> f32
  return
}

// -----

func.func @f(%v0: i32) {
// expected-error @+1 {{'rocdl.sqrt' op operand #0 must be floating point LLVM type, but got 'i32'}}
  %r = "rocdl.sqrt"(%v0) : (i32) -> f64
  return
}

// -----

func.func @f(%v0: f32) {
// expected-error @+1 {{'rocdl.tanh' op result #0 must be floating point LLVM type, but got 'tensor<f32>'}}
  %r = "rocdl.tanh"(%v0) : (f32) -> tensor<f32>
  return
}

// -----

func.func @f(%v0: f32, %v1: vector<8xi32>, %v2: vector<4xi32>, %v3: vector<4xi32>) {
// expected-error @+1 {{'rocdl.tensor.load.to.lds' op operand #0 must be fixed-length vector of 32-bit signless integer values of length 4, but got 'f32'}}
  "rocdl.tensor.load.to.lds"(%v0, %v1, %v2, %v3) <{cachePolicy = 0 : i32}> : (f32, vector<8xi32>, vector<4xi32>, vector<4xi32>) -> ()
  return
}

// -----

func.func @f(%v0: i32, %v1: vector<8xi32>) {
// expected-error @+1 {{'rocdl.tensor.load.to.lds.d2' op operand #0 must be fixed-length vector of 32-bit signless integer values of length 4, but got 'i32'}}
  "rocdl.tensor.load.to.lds.d2"(%v0, %v1) <{cachePolicy = 0 : i32}> : (i32, vector<8xi32>) -> ()
  return
}

// -----

func.func @f(%v0: vector<4xi32>, %v1: f32, %v2: vector<4xi32>, %v3: vector<4xi32>) {
// expected-error @+1 {{'rocdl.tensor.store.from.lds' op operand #1 must be fixed-length vector of 32-bit signless integer values of length 8, but got 'f32'}}
  "rocdl.tensor.store.from.lds"(%v0, %v1, %v2, %v3) <{cachePolicy = 1 : i32}> : (vector<4xi32>, f32, vector<4xi32>, vector<4xi32>) -> ()
  return
}

// -----

func.func @f(%v0: vector<4xi32>, %v1: vector<8xi32>) {
// expected-error @+1 {{'rocdl.tensor.store.from.lds.d2' op requires zero results}}
  %r = "rocdl.tensor.store.from.lds.d2"(%v0, %v1) <{cachePolicy = 1 : i32}> : (vector<4xi32>, vector<8xi32>) -> tensor<f32>
  return
}

// -----

func.func @f(%v0: i32, %v1: i32, %v2: index) {
// expected-error @+1 {{'rocdl.wmma.bf16.16x16x16.bf16' op operand #2 must be integer or LLVM dialect-compatible vector of integer, but got 'index'}}
  %r = "rocdl.wmma.bf16.16x16x16.bf16"(%v0, %v1, %v2) <{opsel = false}> : (i32, i32, index) -> vector<4xi16>
  return
}

// -----

func.func @f(%v0: vector<8xbf16>, %v1: vector<8xbf16>, %v2: tensor<f32>) {
// expected-error @+1 {{'rocdl.wmma.bf16.16x16x32.bf16' op operand #2 must be bfloat16 type or LLVM dialect-compatible vector of bfloat16 type, but got 'tensor<f32>'}}
  %r = "rocdl.wmma.bf16.16x16x32.bf16"(%v0, %v1, %v2) <{modC = 0 : i16, reuseA = false, reuseB = false, signA = false, signB = false}> : (vector<8xbf16>, vector<8xbf16>, tensor<f32>) -> vector<8xbf16>
  return
}

// -----

func.func @f(%v0: vector<8xbf16>, %v1: vector<8xbf16>, %v2: vector<8xf32>) {
// expected-error @+1 {{invalid properties {modC = 3 : i16, reuseA = true, reuseB = false, signA = "x", signB = false} for op rocdl.wmma.bf16f32.16x16x32.bf16: Invalid attribute `signA` in property conversion: "x"}}
  %r = "rocdl.wmma.bf16f32.16x16x32.bf16"(%v0, %v1, %v2) <{modC = 3 : i16, reuseA = true, reuseB = false, signA = "x", signB = false}> : (vector<8xbf16>, vector<8xbf16>, vector<8xf32>) -> vector<8xbf16>
  return
}

// -----

func.func @f(%v0: f64, %v1: vector<4xi16>, %v2: vector<8xf16>) {
// expected-error @+1 {{'rocdl.wmma.f16.16x16x128.bf8_bf8' op operand #0 must be integer or LLVM dialect-compatible vector of integer, but got 'f64'}}
  %r = "rocdl.wmma.f16.16x16x128.bf8_bf8"(%v0, %v1, %v2) <{modC = 0 : i16, reuseA = false, reuseB = false}> : (f64, vector<4xi16>, vector<8xf16>) -> vector<8xf16>
  return
}

// -----

func.func @f(%v0: vector<4xi16>, %v1: vector<4xf32>, %v2: vector<8xf16>) {
// expected-error @+1 {{'rocdl.wmma.f16.16x16x128.bf8_fp8' op operand #1 must be integer or LLVM dialect-compatible vector of integer, but got 'vector<4xf32>'}}
  %r = "rocdl.wmma.f16.16x16x128.bf8_fp8"(%v0, %v1, %v2) <{modC = 0 : i16, reuseA = false, reuseB = false}> : (vector<4xi16>, vector<4xf32>, vector<8xf16>) -> vector<8xf16>
  return
}

// -----

func.func @f(%v0: vector<4xi16>, %v1: vector<8xi32>, %v2: vector<8xf16>) {
// expected-error @+1 {{invalid properties {modC = 0 : i16, reuseA = "x", reuseB = false} for op rocdl.wmma.f16.16x16x128.fp8_bf8: Invalid attribute `reuseA` in property conversion: "x"}}
  %r = "rocdl.wmma.f16.16x16x128.fp8_bf8"(%v0, %v1, %v2) <{modC = 0 : i16, reuseA = "x", reuseB = false}> : (vector<4xi16>, vector<8xi32>, vector<8xf16>) -> vector<8xf16>
  return
}

// -----

func.func @f(%v0: vector<4xi16>, %v1: i32, %v2: vector<8xf16>) {
// expected-error @+1 {{'rocdl.wmma.f16.16x16x128.fp8_fp8' op result #0 must be 16-bit float or LLVM dialect-compatible vector of 16-bit float, but got 'index'}}
  %r = "rocdl.wmma.f16.16x16x128.fp8_fp8"(%v0, %v1, %v2) <{modC = 0 : i16, reuseA = false, reuseB = false}> : (vector<4xi16>, i32, vector<8xf16>) -> index
  return
}

// -----

func.func @f(%v0: vector<8xf16>, %v1: vector<8xf16>) {
// expected-error @+1 {{'rocdl.wmma.f16.16x16x16.f16' op expected 3 operands, but found 2}}
  %r = "rocdl.wmma.f16.16x16x16.f16"(%v0, %v1) <{opsel = false}> : (vector<8xf16>, vector<8xf16>) -> vector<8xf16>
  return
}

// -----

func.func @f(%v0: vector<8xf16>, %v1: vector<8xf16>, %v2: vector<8xf16>) {
// expected-error @+1 {{invalid properties {modC = 0 : i16, reuseA = false, reuseB, signA = false, signB = false} for op rocdl.wmma.f16.16x16x32.f16: Invalid attribute `reuseB` in property conversion: unit}}
  %r = "rocdl.wmma.f16.16x16x32.f16"(%v0, %v1, %v2) <{modC = 0 : i16, reuseA = false, reuseB = unit, signA = false, signB = false}> : (vector<8xf16>, vector<8xf16>, vector<8xf16>) -> vector<8xf16>
  return
}

// -----

func.func @f(%v0: vector<8xi32>, %v1: vector<8xi32>, %v2: vector<8xf16>) {
// expected-error @+1 {{'rocdl.wmma.f16.16x16x64.bf8_bf8' op attribute 'reuseA' failed to satisfy constraint: 1-bit signless integer attribute}}
  %r = "rocdl.wmma.f16.16x16x64.bf8_bf8"(%v0, %v1, %v2) <{modC = 0 : i16, reuseA = 7 : i8, reuseB = true}> : (vector<8xi32>, vector<8xi32>, vector<8xf16>) -> vector<8xf16>
  return
}

// -----

func.func @f(%v0: i32, %v1: vector<4xi16>, %v2: vector<8xf16>) {
// expected-error @+1 {{'rocdl.wmma.f16.16x16x64.bf8_fp8' op attribute 'reuseA' failed to satisfy constraint: 1-bit signless integer attribute}}
  %r = "rocdl.wmma.f16.16x16x64.bf8_fp8"(%v0, %v1, %v2) <{modC = 3 : i16, reuseA = 300 : i16, reuseB = false}> : (i32, vector<4xi16>, vector<8xf16>) -> vector<8xf16>
  return
}

// -----

func.func @f(%v0: i32, %v1: vector<4xi16>, %v2: vector<8xf16>) {
// expected-error @+1 {{invalid properties {modC = 3 : i16, reuseA = false, reuseB = "x"} for op rocdl.wmma.f16.16x16x64.fp8_bf8: Invalid attribute `reuseB` in property conversion: "x"}}
  %r = "rocdl.wmma.f16.16x16x64.fp8_bf8"(%v0, %v1, %v2) <{modC = 3 : i16, reuseA = false, reuseB = "x"}> : (i32, vector<4xi16>, vector<8xf16>) -> vector<8xf16>
  return
}

// -----

func.func @f(%v0: i32, %v1: vector<4xi16>, %v2: vector<8xf16>) {
// expected-error @+1 {{invalid properties {modC = 0 : i16, reuseA = false, reuseB = "x"} for op rocdl.wmma.f16.16x16x64.fp8_fp8: Invalid attribute `reuseB` in property conversion: "x"}}
  %r = "rocdl.wmma.f16.16x16x64.fp8_fp8"(%v0, %v1, %v2) <{modC = 0 : i16, reuseA = false, reuseB = "x"}> : (i32, vector<4xi16>, vector<8xf16>) -> vector<8xf16>
  return
}

// -----

func.func @f(%v0: vector<8xi32>, %v1: i32, %v2: vector<4xf32>) {
// expected-error @+1 {{'rocdl.wmma.f32.16x16x128.bf8_bf8' op attribute 'modC' failed to satisfy constraint: 16-bit signless integer attribute}}
  %r = "rocdl.wmma.f32.16x16x128.bf8_bf8"(%v0, %v1, %v2) <{modC = -1 : i32, reuseA = true, reuseB = false}> : (vector<8xi32>, i32, vector<4xf32>) -> vector<4xf32>
  return
}

// -----

func.func @f(%v0: vector<4xi16>, %v1: i32, %v2: vector<8xf32>) {
// expected-error @+1 {{'rocdl.wmma.f32.16x16x128.bf8_fp8' op expected 3 operands, but found 4}}
  %r = "rocdl.wmma.f32.16x16x128.bf8_fp8"(%v0, %v1, %v2, %v2) <{modC = 0 : i16, reuseA = false, reuseB = false}> : (vector<4xi16>, i32, vector<8xf32>, vector<8xf32>) -> vector<8xf32>
  return
}

// -----

func.func @f(%v0: i32, %v1: vector<4xi16>, %v2: vector<8xf32>) {
// expected-error @+1 {{'rocdl.wmma.f32.16x16x128.fp8_bf8' op attribute 'reuseA' failed to satisfy constraint: 1-bit signless integer attribute}}
  %r = "rocdl.wmma.f32.16x16x128.fp8_bf8"(%v0, %v1, %v2) <{modC = 0 : i16, reuseA = 7 : i8, reuseB = false}> : (i32, vector<4xi16>, vector<8xf32>) -> vector<4xf32>
  return
}

// -----

func.func @f(%v0: vector<8xi32>, %v1: i32, %v2: vector<4xf32>) {
// expected-error @+1 {{invalid properties {modC = "x", reuseA = false, reuseB = true} for op rocdl.wmma.f32.16x16x128.fp8_fp8: Invalid attribute `modC` in property conversion: "x"}}
  %r = "rocdl.wmma.f32.16x16x128.fp8_fp8"(%v0, %v1, %v2) <{modC = "x", reuseA = false, reuseB = true}> : (vector<8xi32>, i32, vector<4xf32>) -> vector<4xf32>
  return
}

// -----

func.func @f(%v0: vector<8xi32>, %v1: i32, %v2: vector<8xf32>) {
// expected-error @+1 {{'rocdl.wmma.f32.16x16x16.bf16' op requires one result}}
  "rocdl.wmma.f32.16x16x16.bf16"(%v0, %v1, %v2) : (vector<8xi32>, i32, vector<8xf32>) -> ()
  return
}

// -----

func.func @f(%v0: vector<4xi16>, %v1: vector<4xf32>, %v2: vector<4xf32>) {
// expected-error @+1 {{'rocdl.wmma.f32.16x16x16.bf8_bf8' op operand #1 must be integer or LLVM dialect-compatible vector of integer, but got 'vector<4xf32>'}}
  %r = "rocdl.wmma.f32.16x16x16.bf8_bf8"(%v0, %v1, %v2) : (vector<4xi16>, vector<4xf32>, vector<4xf32>) -> vector<8xf32>
  return
}

// -----

func.func @f(%v0: !llvm.ptr, %v1: vector<4xi16>, %v2: vector<4xf32>) {
// expected-error @+1 {{'rocdl.wmma.f32.16x16x16.bf8_fp8' op operand #0 must be integer or LLVM dialect-compatible vector of integer, but got '!llvm.ptr'}}
  %r = "rocdl.wmma.f32.16x16x16.bf8_fp8"(%v0, %v1, %v2) : (!llvm.ptr, vector<4xi16>, vector<4xf32>) -> vector<4xf32>
  return
}

// -----

func.func @f(%v0: vector<8xf16>, %v1: vector<8xf16>, %v2: vector<2xi16>) {
// expected-error @+1 {{'rocdl.wmma.f32.16x16x16.f16' op operand #2 must be 32-bit float or LLVM dialect-compatible vector of 32-bit float, but got 'vector<2xi16>'}}
  %r = "rocdl.wmma.f32.16x16x16.f16"(%v0, %v1, %v2) : (vector<8xf16>, vector<8xf16>, vector<2xi16>) -> vector<4xf32>
  return
}

// -----

func.func @f(%v0: i32, %v1: tensor<f32>, %v2: vector<4xf32>) {
// expected-error @+1 {{'rocdl.wmma.f32.16x16x16.fp8_bf8' op operand #1 must be integer or LLVM dialect-compatible vector of integer, but got 'tensor<f32>'}}
  %r = "rocdl.wmma.f32.16x16x16.fp8_bf8"(%v0, %v1, %v2) : (i32, tensor<f32>, vector<4xf32>) -> vector<4xf32>
  return
}

// -----

func.func @f(%v0: vector<8xi32>, %v1: index, %v2: vector<8xf32>) {
// expected-error @+1 {{'rocdl.wmma.f32.16x16x16.fp8_fp8' op operand #1 must be integer or LLVM dialect-compatible vector of integer, but got 'index'}}
  %r = "rocdl.wmma.f32.16x16x16.fp8_fp8"(%v0, %v1, %v2) : (vector<8xi32>, index, vector<8xf32>) -> vector<4xf32>
  return
}

// -----

func.func @f(%v0: vector<8xbf16>, %v1: vector<8xbf16>, %v2: vector<4xf32>) {
// expected-error @+1 {{invalid properties {modC = 3 : i16, reuseA, reuseB = false, signA = true, signB = false} for op rocdl.wmma.f32.16x16x32.bf16: Invalid attribute `reuseA` in property conversion: unit}}
  %r = "rocdl.wmma.f32.16x16x32.bf16"(%v0, %v1, %v2) <{modC = 3 : i16, reuseA = unit, reuseB = false, signA = true, signB = false}> : (vector<8xbf16>, vector<8xbf16>, vector<4xf32>) -> vector<8xf32>
  return
}

// -----

func.func @f(%v0: vector<8xf16>, %v1: vector<8xf16>, %v2: vector<4xf32>) {
// expected-error @+1 {{invalid properties {modC = 3 : i16, reuseA = false, reuseB = false, signA = true, signB} for op rocdl.wmma.f32.16x16x32.f16: Invalid attribute `signB` in property conversion: unit}}
  %r = "rocdl.wmma.f32.16x16x32.f16"(%v0, %v1, %v2) <{modC = 3 : i16, reuseA = false, reuseB = false, signA = true, signB = unit}> : (vector<8xf16>, vector<8xf16>, vector<4xf32>) -> vector<4xf32>
  return
}

// -----

func.func @f(%v0: vector<8xf32>, %v1: vector<8xf32>, %v2: vector<8xf32>) {
// expected-error @+1 {{'rocdl.wmma.f32.16x16x4.f32' op attribute 'modC' failed to satisfy constraint: 16-bit signless integer attribute}}
  %r = "rocdl.wmma.f32.16x16x4.f32"(%v0, %v1, %v2) <{modC = -1 : i32, reuseA = false, reuseB = false, signA = true, signB = false}> : (vector<8xf32>, vector<8xf32>, vector<8xf32>) -> vector<8xf32>
  return
}

// -----

func.func @f(%v0: vector<4xi16>, %v1: i32, %v2: vector<4xf32>) {
// expected-error @+1 {{invalid properties {modC, reuseA = false, reuseB = false} for op rocdl.wmma.f32.16x16x64.bf8_bf8: Invalid attribute `modC` in property conversion: unit}}
  %r = "rocdl.wmma.f32.16x16x64.bf8_bf8"(%v0, %v1, %v2) <{modC = unit, reuseA = false, reuseB = false}> : (vector<4xi16>, i32, vector<4xf32>) -> vector<8xf32>
  return
}

// -----

func.func @f(%v0: vector<4xi16>, %v1: vector<4xi16>, %v2: vector<4xf32>) {
// expected-error @+1 {{'rocdl.wmma.f32.16x16x64.bf8_fp8' op requires one result}}
  "rocdl.wmma.f32.16x16x64.bf8_fp8"(%v0, %v1, %v2) <{modC = 0 : i16, reuseA = false, reuseB = false}> : (vector<4xi16>, vector<4xi16>, vector<4xf32>) -> ()
  return
}

// -----

func.func @f(%v0: tensor<f32>, %v1: i32, %v2: vector<8xf32>) {
// expected-error @+1 {{'rocdl.wmma.f32.16x16x64.fp8_bf8' op operand #0 must be integer or LLVM dialect-compatible vector of integer, but got 'tensor<f32>'}}
  %r = "rocdl.wmma.f32.16x16x64.fp8_bf8"(%v0, %v1, %v2) <{modC = 0 : i16, reuseA = false, reuseB = true}> : (tensor<f32>, i32, vector<8xf32>) -> vector<4xf32>
  return
}

// -----

func.func @f(%v0: vector<8xi32>, %v1: vector<4xi16>, %v2: f64) {
// expected-error @+1 {{'rocdl.wmma.f32.16x16x64.fp8_fp8' op operand #2 must be 32-bit float or LLVM dialect-compatible vector of 32-bit float, but got 'f64'}}
  %r = "rocdl.wmma.f32.16x16x64.fp8_fp8"(%v0, %v1, %v2) <{modC = 3 : i16, reuseA = false, reuseB = false}> : (vector<8xi32>, vector<4xi16>, f64) -> vector<4xf32>
  return
}

// -----

func.func @f(%v0: vector<8xi32>, %v1: i32, %v2: i32) {
// expected-error @+1 {{invalid properties {clamp, signA = false, signB = false} for op rocdl.wmma.i32.16x16x16.iu4: Invalid attribute `clamp` in property conversion: unit}}
  %r = "rocdl.wmma.i32.16x16x16.iu4"(%v0, %v1, %v2) <{clamp = unit, signA = false, signB = false}> : (vector<8xi32>, i32, i32) -> vector<4xi16>
  return
}

// -----

func.func @f(%v0: vector<4xf32>, %v1: i32, %v2: vector<8xi32>) {
// expected-error @+1 {{'rocdl.wmma.i32.16x16x16.iu8' op operand #0 must be integer or LLVM dialect-compatible vector of integer, but got 'vector<4xf32>'}}
  %r = "rocdl.wmma.i32.16x16x16.iu8"(%v0, %v1, %v2) <{clamp = true, signA = true, signB = false}> : (vector<4xf32>, i32, vector<8xi32>) -> vector<4xi16>
  return
}

// -----

func.func @f(%v0: vector<4xi16>, %v1: f32, %v2: vector<4xi16>) {
// expected-error @+1 {{'rocdl.wmma.i32.16x16x32.iu4' op operand #1 must be integer or LLVM dialect-compatible vector of integer, but got 'f32'}}
  %r = "rocdl.wmma.i32.16x16x32.iu4"(%v0, %v1, %v2) <{clamp = false, signA = true, signB = false}> : (vector<4xi16>, f32, vector<4xi16>) -> vector<4xi16>
  return
}

// -----

func.func @f(%v0: i32, %v1: vector<4xi16>, %v2: vector<8xi32>) {
// expected-error @+1 {{invalid properties {clamp = true, reuseA = true, reuseB = false, signA = false, signB = 1.000000e+00 : f32} for op rocdl.wmma.i32.16x16x64.iu8: Invalid attribute `signB` in property conversion: 1.000000e+00 : f32}}
  %r = "rocdl.wmma.i32.16x16x64.iu8"(%v0, %v1, %v2) <{clamp = true, reuseA = true, reuseB = false, signA = false, signB = 1.0 : f32}> : (i32, vector<4xi16>, vector<8xi32>) -> vector<8xi32>
  return
}

// -----

func.func @f(%v0: vector<4xi16>, %v1: i32, %v2: vector<8xf32>, %v3: i32, %v4: i32) {
// expected-error @+1 {{'rocdl.wmma.scale.f32.16x16x128.f8f6f4' op attribute 'fmtA' failed to satisfy constraint: 32-bit signless integer attribute}}
  %r = "rocdl.wmma.scale.f32.16x16x128.f8f6f4"(%v0, %v1, %v2, %v3, %v4) <{fmtA = 7 : i8, fmtB = 0 : i32, fmtScaleA = 0 : i32, fmtScaleB = 0 : i32, modC = 0 : i16, reuseA = false, reuseB = false, scaleAType = 1 : i32, scaleBType = 1 : i32}> : (vector<4xi16>, i32, vector<8xf32>, i32, i32) -> vector<8xf32>
  return
}

// -----

func.func @f(%v0: i32, %v1: i32, %v2: vector<4xf32>, %v3: i32, %v4: i32) {
// expected-error @+1 {{invalid properties {fmtScaleA = 0 : i32, fmtScaleB = 1 : i32, modC = 0 : i16, reuseA = true, reuseB = true, scaleAType = 1.000000e+00 : f32, scaleBType = 0 : i32} for op rocdl.wmma.scale.f32.32x16x128.f4: Invalid attribute `scaleAType` in property conversion: 1.000000e+00 : f32}}
  %r = "rocdl.wmma.scale.f32.32x16x128.f4"(%v0, %v1, %v2, %v3, %v4) <{fmtScaleA = 0 : i32, fmtScaleB = 1 : i32, modC = 0 : i16, reuseA = true, reuseB = true, scaleAType = 1.0 : f32, scaleBType = 0 : i32}> : (i32, i32, vector<4xf32>, i32, i32) -> vector<4xf32>
  return
}

// -----

func.func @f(%v0: vector<8xi32>, %v1: vector<4xi16>, %v2: vector<8xf32>, %v3: i64, %v4: i64) {
// expected-error @+1 {{invalid properties {fmtA = 0 : i32, fmtB = 0 : i32, fmtScaleA = 0 : i32, fmtScaleB = 0 : i32, modC = 0 : i16, reuseA, reuseB = true, scaleAType = 0 : i32, scaleBType = 1 : i32} for op rocdl.wmma.scale16.f32.16x16x128.f8f6f4: Invalid attribute `reuseA` in property conversion: unit}}
  %r = "rocdl.wmma.scale16.f32.16x16x128.f8f6f4"(%v0, %v1, %v2, %v3, %v4) <{fmtA = 0 : i32, fmtB = 0 : i32, fmtScaleA = 0 : i32, fmtScaleB = 0 : i32, modC = 0 : i16, reuseA = unit, reuseB = true, scaleAType = 0 : i32, scaleBType = 1 : i32}> : (vector<8xi32>, vector<4xi16>, vector<8xf32>, i64, i64) -> vector<8xf32>
  return
}

// -----

func.func @f(%v0: vector<4xi16>, %v1: i32, %v2: vector<8xf32>, %v3: i64, %v4: i64) {
// expected-error @+1 {{'rocdl.wmma.scale16.f32.32x16x128.f4' op attribute 'reuseA' failed to satisfy constraint: 1-bit signless integer attribute}}
  %r = "rocdl.wmma.scale16.f32.32x16x128.f4"(%v0, %v1, %v2, %v3, %v4) <{fmtScaleA = 1 : i32, fmtScaleB = 0 : i32, modC = 0 : i16, reuseA = -1 : i32, reuseB = false, scaleAType = 1 : i32, scaleBType = 1 : i32}> : (vector<4xi16>, i32, vector<8xf32>, i64, i64) -> vector<4xf32>
  return
}

// -----

func.func @f() {
// expected-error @+1 {{'rocdl.workgroup.dim.x' op requires one result}}
  "rocdl.workgroup.dim.x"() : () -> ()
  return
}

// -----

func.func @f() {
// expected-error @+1 {{'rocdl.workgroup.dim.y' op requires one result}}
  "rocdl.workgroup.dim.y"() : () -> ()
  return
}

// -----

func.func @f() {
// expected-error @+1 {{invalid properties {range = 7 : i8} for op rocdl.workgroup.dim.z: Invalid attribute `range` in property conversion: 7 : i8}}
  %r = "rocdl.workgroup.dim.z"() <{range = 7 : i8}> : () -> i32
  return
}
