// RUN: mlir-opt %s --mem2reg --split-input-file | FileCheck %s

llvm.func @basic() -> i32 {
  %c = llvm.mlir.constant(1 : i32) : i32
  %a = llvm.alloca %c x i32 : (i32) -> !llvm.ptr
  %v = llvm.mlir.constant(5 : i32) : i32
  llvm.store %v, %a : i32, !llvm.ptr
  %l = llvm.load %a : !llvm.ptr -> i32
  llvm.return %l : i32
}
llvm.func @undef() -> i32 {
  %c = llvm.mlir.constant(1 : i32) : i32
  %a = llvm.alloca %c x i32 : (i32) -> !llvm.ptr
  %l = llvm.load %a : !llvm.ptr -> i32
  llvm.return %l : i32
}
llvm.func @arr() -> i32 {
  %c = llvm.mlir.constant(2 : i32) : i32
  %a = llvm.alloca %c x i32 : (i32) -> !llvm.ptr
  %l = llvm.load %a : !llvm.ptr -> i32
  llvm.return %l : i32
}
llvm.func @dynarr(%n : i32) -> i32 {
  %a = llvm.alloca %n x i32 : (i32) -> !llvm.ptr
  %l = llvm.load %a : !llvm.ptr -> i32
  llvm.return %l : i32
}
llvm.func @partial_store_only(%x: i8) {
  %c = llvm.mlir.constant(1 : i32) : i32
  %a = llvm.alloca %c x i32 : (i32) -> !llvm.ptr
  llvm.store %x, %a : i8, !llvm.ptr
  llvm.return
}
llvm.func @diamond(%x: i32, %y : i1) -> i32 {
  %c = llvm.mlir.constant(1 : i32) : i32
  %a = llvm.alloca %c x i32 : (i32) -> !llvm.ptr
  llvm.cond_br %y, ^a, ^b
^a:
  llvm.store %x, %a : i32, !llvm.ptr
  llvm.br ^c
^b:
  llvm.br ^c
^c:
  %l = llvm.load %a : !llvm.ptr -> i32
  llvm.return %l : i32
^d:
  llvm.store %x, %a : i32, !llvm.ptr
  llvm.br ^c
}
llvm.func @types(%p: !llvm.ptr, %f: f32, %v : vector<4xi8>, %d: f64) -> i32 {
  %c = llvm.mlir.constant(1 : i32) : i32
  %a = llvm.alloca %c x i64 : (i32) -> !llvm.ptr
  %b = llvm.alloca %c x f32 : (i32) -> !llvm.ptr
  %e = llvm.alloca %c x !llvm.ptr : (i32) -> !llvm.ptr
  llvm.store %p, %a : !llvm.ptr, !llvm.ptr
  llvm.store %f, %a : f32, !llvm.ptr
  llvm.store %v, %a : vector<4xi8>, !llvm.ptr
  llvm.store %v, %b : vector<4xi8>, !llvm.ptr
  llvm.store %v, %e : vector<4xi8>, !llvm.ptr
  llvm.store %d, %e : f64, !llvm.ptr
  %l0 = llvm.load %a : !llvm.ptr -> f32
  %l1 = llvm.load %a : !llvm.ptr -> !llvm.ptr
  %l2 = llvm.load %b : !llvm.ptr -> vector<2xi16>
  %l3 = llvm.load %e : !llvm.ptr -> i7
  %l4 = llvm.load %e : !llvm.ptr -> i32
  llvm.call @use(%l0, %l1, %l2, %l3) : (f32, !llvm.ptr, vector<2xi16>, i7) -> ()
  llvm.return %l4 : i32
}
llvm.func @use(f32, !llvm.ptr, vector<2xi16>, i7)
llvm.func @memset(%x : i8) -> i32 {
  %c = llvm.mlir.constant(1 : i32) : i32
  %n = llvm.mlir.constant(4 : i32) : i32
  %k = llvm.mlir.constant(4 : i8) : i8
  %a = llvm.alloca %c x i32 : (i32) -> !llvm.ptr
  %f = llvm.alloca %c x f32 : (i32) -> !llvm.ptr
  "llvm.intr.memset"(%a, %x, %n) <{isVolatile = false}> : (!llvm.ptr, i8, i32) -> ()
  "llvm.intr.memset"(%f, %x, %n) <{isVolatile = false}> : (!llvm.ptr, i8, i32) -> ()
  %l = llvm.load %a : !llvm.ptr -> i32
  %l1 = llvm.load %f : !llvm.ptr -> i32
  "llvm.intr.memset"(%f, %k, %n) <{isVolatile = false}> : (!llvm.ptr, i8, i32) -> ()
  "llvm.intr.memset"(%a, %k, %n) <{isVolatile = false}> : (!llvm.ptr, i8, i32) -> ()
  %l4 = llvm.load %a : !llvm.ptr -> i32
  %l5 = llvm.load %f : !llvm.ptr -> i32
  %q = llvm.add %l, %l1 : i32
  %q1 = llvm.add %l4, %l5 : i32
  %q2 = llvm.add %q, %q1 : i32
  llvm.return %q2 : i32
}

// CHECK: module {
// CHECK-NEXT: llvm.func @basic() -> i32 {
// CHECK-NEXT: %[[V0:[0-9]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %[[V1:[0-9]+]] = llvm.mlir.constant(5 : i32) : i32
// CHECK-NEXT: llvm.return %[[V1]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: llvm.func @undef() -> i32 {
// CHECK-NEXT: %[[V0:[0-9]+]] = llvm.mlir.undef : i32
// CHECK-NEXT: %[[V1:[0-9]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: llvm.return %[[V0]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: llvm.func @arr() -> i32 {
// CHECK-NEXT: %[[V0:[0-9]+]] = llvm.mlir.undef : i32
// CHECK-NEXT: %[[V1:[0-9]+]] = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT: llvm.return %[[V0]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: llvm.func @dynarr(%arg0: i32) -> i32 {
// CHECK-NEXT: %[[V0:[0-9]+]] = llvm.mlir.undef : i32
// CHECK-NEXT: llvm.return %[[V0]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: llvm.func @partial_store_only(%arg0: i8) {
// CHECK-NEXT: %[[V0:[0-9]+]] = llvm.mlir.undef : i32
// CHECK-NEXT: %[[V1:[0-9]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %[[V2:[0-9]+]] = llvm.zext %arg0 : i8 to i32
// CHECK-NEXT: %[[V3:[0-9]+]] = llvm.mlir.constant(-256 : i32) : i32
// CHECK-NEXT: %[[V4:[0-9]+]] = llvm.and %[[V0]], %[[V3]] : i32
// CHECK-NEXT: %[[V5:[0-9]+]] = llvm.or %[[V4]], %[[V2]] : i32
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: llvm.func @diamond(%arg0: i32, %arg1: i1) -> i32 {
// CHECK-NEXT: %[[V0:[0-9]+]] = llvm.mlir.undef : i32
// CHECK-NEXT: %[[V1:[0-9]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: llvm.cond_br %arg1, ^bb1, ^bb2
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: llvm.br ^bb3(%arg0 : i32)
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT: llvm.br ^bb3(%[[V0]] : i32)
// CHECK-NEXT: ^bb3(%[[V2:[0-9]+]]: i32):  // 3 preds: ^bb1, ^bb2, ^bb4
// CHECK-NEXT: llvm.return %[[V2]] : i32
// CHECK-NEXT: ^bb4:  // no predecessors
// CHECK-NEXT: llvm.br ^bb3(%[[V0]] : i32)
// CHECK-NEXT: }
// CHECK-NEXT: llvm.func @types(%arg0: !llvm.ptr, %arg1: f32, %arg2: vector<4xi8>, %arg3: f64) -> i32 {
// CHECK-NEXT: %[[V0:[0-9]+]] = llvm.mlir.undef : !llvm.ptr
// CHECK-NEXT: %[[V1:[0-9]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %[[V2:[0-9]+]] = llvm.ptrtoint %arg0 : !llvm.ptr to i64
// CHECK-NEXT: %[[V3:[0-9]+]] = llvm.bitcast %arg1 : f32 to i32
// CHECK-NEXT: %[[V4:[0-9]+]] = llvm.zext %[[V3]] : i32 to i64
// CHECK-NEXT: %[[V5:[0-9]+]] = llvm.mlir.constant(-4294967296 : i64) : i64
// CHECK-NEXT: %[[V6:[0-9]+]] = llvm.and %[[V2]], %[[V5]] : i64
// CHECK-NEXT: %[[V7:[0-9]+]] = llvm.or %[[V6]], %[[V4]] : i64
// CHECK-NEXT: %[[V8:[0-9]+]] = llvm.bitcast %arg2 : vector<4xi8> to i32
// CHECK-NEXT: %[[V9:[0-9]+]] = llvm.zext %[[V8]] : i32 to i64
// CHECK-NEXT: %[[V10:[0-9]+]] = llvm.mlir.constant(-4294967296 : i64) : i64
// CHECK-NEXT: %[[V11:[0-9]+]] = llvm.and %[[V7]], %[[V10]] : i64
// CHECK-NEXT: %[[V12:[0-9]+]] = llvm.or %[[V11]], %[[V9]] : i64
// CHECK-NEXT: %[[V13:[0-9]+]] = llvm.bitcast %arg2 : vector<4xi8> to i32
// CHECK-NEXT: %[[V14:[0-9]+]] = llvm.bitcast %arg2 : vector<4xi8> to f32
// CHECK-NEXT: %[[V15:[0-9]+]] = llvm.ptrtoint %[[V0]] : !llvm.ptr to i64
// CHECK-NEXT: %[[V16:[0-9]+]] = llvm.bitcast %arg2 : vector<4xi8> to i32
// CHECK-NEXT: %[[V17:[0-9]+]] = llvm.zext %[[V16]] : i32 to i64
// CHECK-NEXT: %[[V18:[0-9]+]] = llvm.mlir.constant(-4294967296 : i64) : i64
// CHECK-NEXT: %[[V19:[0-9]+]] = llvm.and %[[V15]], %[[V18]] : i64
// CHECK-NEXT: %[[V20:[0-9]+]] = llvm.or %[[V19]], %[[V17]] : i64
// CHECK-NEXT: %[[V21:[0-9]+]] = llvm.inttoptr %[[V20]] : i64 to !llvm.ptr
// CHECK-NEXT: %[[V22:[0-9]+]] = llvm.bitcast %arg3 : f64 to i64
// CHECK-NEXT: %[[V23:[0-9]+]] = llvm.inttoptr %[[V22]] : i64 to !llvm.ptr
// CHECK-NEXT: %[[V24:[0-9]+]] = llvm.trunc %[[V12]] : i64 to i32
// CHECK-NEXT: %[[V25:[0-9]+]] = llvm.bitcast %[[V24]] : i32 to f32
// CHECK-NEXT: %[[V26:[0-9]+]] = llvm.inttoptr %[[V12]] : i64 to !llvm.ptr
// CHECK-NEXT: %[[V27:[0-9]+]] = llvm.bitcast %arg2 : vector<4xi8> to i32
// CHECK-NEXT: %[[V28:[0-9]+]] = llvm.bitcast %arg2 : vector<4xi8> to vector<2xi16>
// CHECK-NEXT: %[[V29:[0-9]+]] = llvm.ptrtoint %[[V23]] : !llvm.ptr to i64
// CHECK-NEXT: %[[V30:[0-9]+]] = llvm.trunc %[[V29]] : i64 to i7
// CHECK-NEXT: %[[V31:[0-9]+]] = llvm.ptrtoint %[[V23]] : !llvm.ptr to i64
// CHECK-NEXT: %[[V32:[0-9]+]] = llvm.trunc %[[V31]] : i64 to i32
// CHECK-NEXT: llvm.call @use(%[[V25]], %[[V26]], %[[V28]], %[[V30]]) : (f32, !llvm.ptr, vector<2xi16>, i7) -> ()
// CHECK-NEXT: llvm.return %[[V32]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: llvm.func @use(f32, !llvm.ptr, vector<2xi16>, i7)
// CHECK-NEXT: llvm.func @memset(%arg0: i8) -> i32 {
// CHECK-NEXT: %[[V0:[0-9]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %[[V1:[0-9]+]] = llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT: %[[V2:[0-9]+]] = llvm.mlir.constant(4 : i8) : i8
// CHECK-NEXT: %[[V3:[0-9]+]] = llvm.zext %arg0 : i8 to i32
// CHECK-NEXT: %[[V4:[0-9]+]] = llvm.mlir.constant(8 : i32) : i32
// CHECK-NEXT: %[[V5:[0-9]+]] = llvm.shl %[[V3]], %[[V4]] : i32
// CHECK-NEXT: %[[V6:[0-9]+]] = llvm.or %[[V3]], %[[V5]] : i32
// CHECK-NEXT: %[[V7:[0-9]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT: %[[V8:[0-9]+]] = llvm.shl %[[V6]], %[[V7]] : i32
// CHECK-NEXT: %[[V9:[0-9]+]] = llvm.or %[[V6]], %[[V8]] : i32
// CHECK-NEXT: %[[V10:[0-9]+]] = llvm.zext %arg0 : i8 to i32
// CHECK-NEXT: %[[V11:[0-9]+]] = llvm.mlir.constant(8 : i32) : i32
// CHECK-NEXT: %[[V12:[0-9]+]] = llvm.shl %[[V10]], %[[V11]] : i32
// CHECK-NEXT: %[[V13:[0-9]+]] = llvm.or %[[V10]], %[[V12]] : i32
// CHECK-NEXT: %[[V14:[0-9]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT: %[[V15:[0-9]+]] = llvm.shl %[[V13]], %[[V14]] : i32
// CHECK-NEXT: %[[V16:[0-9]+]] = llvm.or %[[V13]], %[[V15]] : i32
// CHECK-NEXT: %[[V17:[0-9]+]] = llvm.bitcast %[[V16]] : i32 to f32
// CHECK-NEXT: %[[V18:[0-9]+]] = llvm.mlir.constant(67372036 : i32) : i32
// CHECK-NEXT: %[[V19:[0-9]+]] = llvm.bitcast %[[V18]] : i32 to f32
// CHECK-NEXT: %[[V20:[0-9]+]] = llvm.mlir.constant(67372036 : i32) : i32
// CHECK-NEXT: %[[V21:[0-9]+]] = llvm.add %[[V9]], %[[V16]] : i32
// CHECK-NEXT: %[[V22:[0-9]+]] = llvm.add %[[V20]], %[[V18]] : i32
// CHECK-NEXT: %[[V23:[0-9]+]] = llvm.add %[[V21]], %[[V22]] : i32
// CHECK-NEXT: llvm.return %[[V23]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

llvm.func @consts(%p : !llvm.ptr<3>) -> i64 {
  %c = llvm.mlir.constant(1 : i32) : i32
  %z = llvm.mlir.constant(7 : i16) : i16
  %y = llvm.mlir.constant(7 : i64) : i64
  %h = llvm.mlir.constant(1.0 : f16) : f16
  %a = llvm.alloca %c x i64 : (i32) -> !llvm.ptr
  llvm.store %y, %a : i64, !llvm.ptr
  llvm.store %z, %a : i16, !llvm.ptr
  llvm.store %h, %a : f16, !llvm.ptr
  %l = llvm.load %a : !llvm.ptr -> i64
  %v = llvm.load %a : !llvm.ptr -> vector<4xi16>
  %a2 = llvm.alloca %c x !llvm.ptr : (i32) -> !llvm.ptr
  llvm.store %p, %a2 : !llvm.ptr<3>, !llvm.ptr
  %l2 = llvm.load %a2 : !llvm.ptr -> !llvm.ptr
  %l3 = llvm.load %a2 : !llvm.ptr -> !llvm.ptr<3>
  %l4 = llvm.load %a2 : !llvm.ptr -> !llvm.ptr<5>
  llvm.return %l : i64
}

// CHECK: module {
// CHECK-NEXT: llvm.func @consts(%arg0: !llvm.ptr<3>) -> i64 {
// CHECK-NEXT: %[[V0:[0-9]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %[[V1:[0-9]+]] = llvm.mlir.constant(7 : i16) : i16
// CHECK-NEXT: %[[V2:[0-9]+]] = llvm.mlir.constant(7 : i64) : i64
// CHECK-NEXT: %[[V3:[0-9]+]] = llvm.mlir.constant(1.000000e+00 : f16) : f16
// CHECK-NEXT: %[[V4:[0-9]+]] = llvm.mlir.constant(7 : i64) : i64
// CHECK-NEXT: %[[V5:[0-9]+]] = llvm.mlir.constant(-65536 : i64) : i64
// CHECK-NEXT: %[[V6:[0-9]+]] = llvm.and %[[V2]], %[[V5]] : i64
// CHECK-NEXT: %[[V7:[0-9]+]] = llvm.or %[[V6]], %[[V4]] : i64
// CHECK-NEXT: %[[V8:[0-9]+]] = llvm.bitcast %[[V3]] : f16 to i16
// CHECK-NEXT: %[[V9:[0-9]+]] = llvm.zext %[[V8]] : i16 to i64
// CHECK-NEXT: %[[V10:[0-9]+]] = llvm.mlir.constant(-65536 : i64) : i64
// CHECK-NEXT: %[[V11:[0-9]+]] = llvm.and %[[V7]], %[[V10]] : i64
// CHECK-NEXT: %[[V12:[0-9]+]] = llvm.or %[[V11]], %[[V9]] : i64
// CHECK-NEXT: %[[V13:[0-9]+]] = llvm.bitcast %[[V12]] : i64 to vector<4xi16>
// CHECK-NEXT: %[[V14:[0-9]+]] = llvm.addrspacecast %arg0 : !llvm.ptr<3> to !llvm.ptr
// CHECK-NEXT: %[[V15:[0-9]+]] = llvm.addrspacecast %arg0 : !llvm.ptr<3> to !llvm.ptr<5>
// CHECK-NEXT: llvm.return %[[V12]] : i64
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

llvm.func @odd(%x : i7, %y : i1, %v : vector<3xi8>, %t: vector<4xi1>, %bf : bf16, %fp : f80) -> i12 {
  %c = llvm.mlir.constant(1 : i32) : i32
  %a = llvm.alloca %c x i12 : (i32) -> !llvm.ptr
  llvm.store %x, %a : i7, !llvm.ptr
  llvm.store %y, %a : i1, !llvm.ptr
  %l = llvm.load %a : !llvm.ptr -> i12
  %m = llvm.load %a : !llvm.ptr -> i16
  %a2 = llvm.alloca %c x i32 : (i32) -> !llvm.ptr
  llvm.store %v, %a2 : vector<3xi8>, !llvm.ptr
  llvm.store %t, %a2 : vector<4xi1>, !llvm.ptr
  %m2 = llvm.load %a2 : !llvm.ptr -> i24
  %m3 = llvm.load %a2 : !llvm.ptr -> vector<3xi8>
  %a3 = llvm.alloca %c x f80 : (i32) -> !llvm.ptr
  llvm.store %bf, %a3 : bf16, !llvm.ptr
  llvm.store %fp, %a3 : f80, !llvm.ptr
  %m4 = llvm.load %a3 : !llvm.ptr -> i64
  %m5 = llvm.load %a3 : !llvm.ptr -> f128
  llvm.return %l : i12
}

// CHECK: module {
// CHECK-NEXT: llvm.func @odd(%arg0: i7, %arg1: i1, %arg2: vector<3xi8>, %arg3: vector<4xi1>, %arg4: bf16, %arg5: f80) -> i12 {
// CHECK-NEXT: %[[V0:[0-9]+]] = llvm.mlir.undef : i12
// CHECK-NEXT: %[[V1:[0-9]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %[[V2:[0-9]+]] = llvm.zext %arg0 : i7 to i12
// CHECK-NEXT: %[[V3:[0-9]+]] = llvm.mlir.constant(-128 : i12) : i12
// CHECK-NEXT: %[[V4:[0-9]+]] = llvm.and %[[V0]], %[[V3]] : i12
// CHECK-NEXT: %[[V5:[0-9]+]] = llvm.or %[[V4]], %[[V2]] : i12
// CHECK-NEXT: %[[V6:[0-9]+]] = llvm.zext %arg1 : i1 to i12
// CHECK-NEXT: %[[V7:[0-9]+]] = llvm.mlir.constant(-2 : i12) : i12
// CHECK-NEXT: %[[V8:[0-9]+]] = llvm.and %[[V5]], %[[V7]] : i12
// CHECK-NEXT: %[[V9:[0-9]+]] = llvm.or %[[V8]], %[[V6]] : i12
// CHECK-NEXT: %[[V10:[0-9]+]] = llvm.trunc %[[V9]] : i12 to i16
// CHECK-NEXT: %[[V11:[0-9]+]] = llvm.bitcast %arg2 : vector<3xi8> to i32
// CHECK-NEXT: %[[V12:[0-9]+]] = llvm.bitcast %arg3 : vector<4xi1> to i32
// CHECK-NEXT: %[[V13:[0-9]+]] = llvm.trunc %[[V12]] : i32 to i24
// CHECK-NEXT: %[[V14:[0-9]+]] = llvm.bitcast %arg3 : vector<4xi1> to vector<3xi8>
// CHECK-NEXT: %[[V15:[0-9]+]] = llvm.alloca %[[V1]] x f80 : (i32) -> !llvm.ptr
// CHECK-NEXT: llvm.store %arg4, %[[V15]] : bf16, !llvm.ptr
// CHECK-NEXT: llvm.store %arg5, %[[V15]] : f80, !llvm.ptr
// CHECK-NEXT: %[[V16:[0-9]+]] = llvm.load %[[V15]] : !llvm.ptr -> i64
// CHECK-NEXT: %[[V17:[0-9]+]] = llvm.load %[[V15]] : !llvm.ptr -> f128
// CHECK-NEXT: llvm.return %[[V9]] : i12
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

llvm.func @memset_types(%x : i8) {
  %c = llvm.mlir.constant(1 : i32) : i32
  %n1 = llvm.mlir.constant(1 : i32) : i32
  %n3 = llvm.mlir.constant(3 : i32) : i32
  %n8 = llvm.mlir.constant(8 : i32) : i32
  %n4 = llvm.mlir.constant(4 : i32) : i32
  %a = llvm.alloca %c x i8 : (i32) -> !llvm.ptr
  "llvm.intr.memset"(%a, %x, %n1) <{isVolatile = false}> : (!llvm.ptr, i8, i32) -> ()
  %l = llvm.load %a : !llvm.ptr -> i8
  %b = llvm.alloca %c x i24 : (i32) -> !llvm.ptr
  "llvm.intr.memset"(%b, %x, %n3) <{isVolatile = false}> : (!llvm.ptr, i8, i32) -> ()
  %d = llvm.alloca %c x !llvm.ptr : (i32) -> !llvm.ptr
  "llvm.intr.memset"(%d, %x, %n8) <{isVolatile = false}> : (!llvm.ptr, i8, i32) -> ()
  %e = llvm.alloca %c x vector<2xi32> : (i32) -> !llvm.ptr
  "llvm.intr.memset"(%e, %x, %n8) <{isVolatile = false}> : (!llvm.ptr, i8, i32) -> ()
  %f = llvm.alloca %c x i32 : (i32) -> !llvm.ptr
  "llvm.intr.memset"(%f, %x, %n4) <{isVolatile = true}> : (!llvm.ptr, i8, i32) -> ()
  %g = llvm.alloca %c x i32 : (i32) -> !llvm.ptr
  "llvm.intr.memset"(%g, %x, %n3) <{isVolatile = false}> : (!llvm.ptr, i8, i32) -> ()
  %h = llvm.alloca %c x f64 : (i32) -> !llvm.ptr
  "llvm.intr.memset.inline"(%h, %x) <{isVolatile = false, len = 8 : i64}> : (!llvm.ptr, i8) -> ()
  %i = llvm.alloca %c x i12 : (i32) -> !llvm.ptr
  "llvm.intr.memset.inline"(%i, %x) <{isVolatile = false, len = 2 : i64}> : (!llvm.ptr, i8) -> ()
  %j = llvm.alloca %c x !llvm.struct<(i32, i32)> : (i32) -> !llvm.ptr
  "llvm.intr.memset.inline"(%j, %x) <{isVolatile = false, len = 8 : i64}> : (!llvm.ptr, i8) -> ()
  llvm.return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @memset_types(%arg0: i8) {
// CHECK-NEXT: %[[V0:[0-9]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %[[V1:[0-9]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %[[V2:[0-9]+]] = llvm.mlir.constant(3 : i32) : i32
// CHECK-NEXT: %[[V3:[0-9]+]] = llvm.mlir.constant(8 : i32) : i32
// CHECK-NEXT: %[[V4:[0-9]+]] = llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT: %[[V5:[0-9]+]] = llvm.zext %arg0 : i8 to i24
// CHECK-NEXT: %[[V6:[0-9]+]] = llvm.mlir.constant(8 : i24) : i24
// CHECK-NEXT: %[[V7:[0-9]+]] = llvm.shl %[[V5]], %[[V6]] : i24
// CHECK-NEXT: %[[V8:[0-9]+]] = llvm.or %[[V5]], %[[V7]] : i24
// CHECK-NEXT: %[[V9:[0-9]+]] = llvm.mlir.constant(16 : i24) : i24
// CHECK-NEXT: %[[V10:[0-9]+]] = llvm.shl %[[V8]], %[[V9]] : i24
// CHECK-NEXT: %[[V11:[0-9]+]] = llvm.or %[[V8]], %[[V10]] : i24
// CHECK-NEXT: %[[V12:[0-9]+]] = llvm.alloca %[[V0]] x !llvm.ptr : (i32) -> !llvm.ptr
// CHECK-NEXT: "llvm.intr.memset"(%[[V12]], %arg0, %[[V3]]) <{isVolatile = false}> : (!llvm.ptr, i8, i32) -> ()
// CHECK-NEXT: %[[V13:[0-9]+]] = llvm.alloca %[[V0]] x vector<2xi32> : (i32) -> !llvm.ptr
// CHECK-NEXT: "llvm.intr.memset"(%[[V13]], %arg0, %[[V3]]) <{isVolatile = false}> : (!llvm.ptr, i8, i32) -> ()
// CHECK-NEXT: %[[V14:[0-9]+]] = llvm.alloca %[[V0]] x i32 : (i32) -> !llvm.ptr
// CHECK-NEXT: "llvm.intr.memset"(%[[V14]], %arg0, %[[V4]]) <{isVolatile = true}> : (!llvm.ptr, i8, i32) -> ()
// CHECK-NEXT: %[[V15:[0-9]+]] = llvm.alloca %[[V0]] x i32 : (i32) -> !llvm.ptr
// CHECK-NEXT: "llvm.intr.memset"(%[[V15]], %arg0, %[[V2]]) <{isVolatile = false}> : (!llvm.ptr, i8, i32) -> ()
// CHECK-NEXT: %[[V16:[0-9]+]] = llvm.zext %arg0 : i8 to i64
// CHECK-NEXT: %[[V17:[0-9]+]] = llvm.mlir.constant(8 : i64) : i64
// CHECK-NEXT: %[[V18:[0-9]+]] = llvm.shl %[[V16]], %[[V17]] : i64
// CHECK-NEXT: %[[V19:[0-9]+]] = llvm.or %[[V16]], %[[V18]] : i64
// CHECK-NEXT: %[[V20:[0-9]+]] = llvm.mlir.constant(16 : i64) : i64
// CHECK-NEXT: %[[V21:[0-9]+]] = llvm.shl %[[V19]], %[[V20]] : i64
// CHECK-NEXT: %[[V22:[0-9]+]] = llvm.or %[[V19]], %[[V21]] : i64
// CHECK-NEXT: %[[V23:[0-9]+]] = llvm.mlir.constant(32 : i64) : i64
// CHECK-NEXT: %[[V24:[0-9]+]] = llvm.shl %[[V22]], %[[V23]] : i64
// CHECK-NEXT: %[[V25:[0-9]+]] = llvm.or %[[V22]], %[[V24]] : i64
// CHECK-NEXT: %[[V26:[0-9]+]] = llvm.bitcast %[[V25]] : i64 to f64
// CHECK-NEXT: %[[V27:[0-9]+]] = llvm.alloca %[[V0]] x i12 : (i32) -> !llvm.ptr
// CHECK-NEXT: "llvm.intr.memset.inline"(%[[V27]], %arg0) <{isVolatile = false, len = 2 : i64}> : (!llvm.ptr, i8) -> ()
// CHECK-NEXT: %[[V28:[0-9]+]] = llvm.alloca %[[V0]] x !llvm.struct<(i32, i32)> : (i32) -> !llvm.ptr
// CHECK-NEXT: "llvm.intr.memset.inline"(%[[V28]], %arg0) <{isVolatile = false, len = 8 : i64}> : (!llvm.ptr, i8) -> ()
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.endianness" = "big">} {
llvm.func @store_narrow(%x: i16, %f : f32) -> i64 {
  %c = llvm.mlir.constant(1 : i32) : i32
  %z = llvm.mlir.constant(7 : i16) : i16
  %a = llvm.alloca %c x i64 : (i32) -> !llvm.ptr
  llvm.store %x, %a : i16, !llvm.ptr
  llvm.store %f, %a : f32, !llvm.ptr
  llvm.store %z, %a : i16, !llvm.ptr
  %l = llvm.load %a : !llvm.ptr -> i64
  %m = llvm.load %a : !llvm.ptr -> i8
  %e = llvm.zext %m : i8 to i64
  %o = llvm.add %l, %e : i64
  llvm.return %o : i64
}
}

// CHECK: module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.endianness" = "big">} {
// CHECK-NEXT: llvm.func @store_narrow(%arg0: i16, %arg1: f32) -> i64 {
// CHECK-NEXT: %[[V0:[0-9]+]] = llvm.mlir.undef : i64
// CHECK-NEXT: %[[V1:[0-9]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %[[V2:[0-9]+]] = llvm.mlir.constant(7 : i16) : i16
// CHECK-NEXT: %[[V3:[0-9]+]] = llvm.zext %arg0 : i16 to i64
// CHECK-NEXT: %[[V4:[0-9]+]] = llvm.mlir.constant(48 : i64) : i64
// CHECK-NEXT: %[[V5:[0-9]+]] = llvm.shl %[[V3]], %[[V4]] : i64
// CHECK-NEXT: %[[V6:[0-9]+]] = llvm.mlir.constant(281474976710655 : i64) : i64
// CHECK-NEXT: %[[V7:[0-9]+]] = llvm.and %[[V0]], %[[V6]] : i64
// CHECK-NEXT: %[[V8:[0-9]+]] = llvm.or %[[V7]], %[[V5]] : i64
// CHECK-NEXT: %[[V9:[0-9]+]] = llvm.bitcast %arg1 : f32 to i32
// CHECK-NEXT: %[[V10:[0-9]+]] = llvm.zext %[[V9]] : i32 to i64
// CHECK-NEXT: %[[V11:[0-9]+]] = llvm.mlir.constant(32 : i64) : i64
// CHECK-NEXT: %[[V12:[0-9]+]] = llvm.shl %[[V10]], %[[V11]] : i64
// CHECK-NEXT: %[[V13:[0-9]+]] = llvm.mlir.constant(4294967295 : i64) : i64
// CHECK-NEXT: %[[V14:[0-9]+]] = llvm.and %[[V8]], %[[V13]] : i64
// CHECK-NEXT: %[[V15:[0-9]+]] = llvm.or %[[V14]], %[[V12]] : i64
// CHECK-NEXT: %[[V16:[0-9]+]] = llvm.mlir.constant(7 : i64) : i64
// CHECK-NEXT: %[[V17:[0-9]+]] = llvm.mlir.constant(48 : i64) : i64
// CHECK-NEXT: %[[V18:[0-9]+]] = llvm.mlir.constant(1970324836974592 : i64) : i64
// CHECK-NEXT: %[[V19:[0-9]+]] = llvm.mlir.constant(281474976710655 : i64) : i64
// CHECK-NEXT: %[[V20:[0-9]+]] = llvm.and %[[V15]], %[[V19]] : i64
// CHECK-NEXT: %[[V21:[0-9]+]] = llvm.or %[[V20]], %[[V18]] : i64
// CHECK-NEXT: %[[V22:[0-9]+]] = llvm.mlir.constant(56 : i64) : i64
// CHECK-NEXT: %[[V23:[0-9]+]] = llvm.lshr %[[V21]], %[[V22]] : i64
// CHECK-NEXT: %[[V24:[0-9]+]] = llvm.trunc %[[V23]] : i64 to i8
// CHECK-NEXT: %[[V25:[0-9]+]] = llvm.zext %[[V24]] : i8 to i64
// CHECK-NEXT: %[[V26:[0-9]+]] = llvm.add %[[V21]], %[[V25]] : i64
// CHECK-NEXT: llvm.return %[[V26]] : i64
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

llvm.func @n1(%x : i64, %v : vector<2x!llvm.ptr>, %s : vector<[2]xi32>, %st : !llvm.struct<(i32, i32)>) {
  %c = llvm.mlir.constant(1 : i32) : i32
  %a = llvm.alloca %c x i32 : (i32) -> !llvm.ptr
  llvm.store %x, %a : i64, !llvm.ptr
  %a1 = llvm.alloca %c x vector<2x!llvm.ptr> : (i32) -> !llvm.ptr
  llvm.store %x, %a1 : i64, !llvm.ptr
  %a2 = llvm.alloca %c x vector<2x!llvm.ptr> : (i32) -> !llvm.ptr
  llvm.store %v, %a2 : vector<2x!llvm.ptr>, !llvm.ptr
  llvm.return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @n1(%arg0: i64, %arg1: vector<2x!llvm.ptr>, %arg2: vector<[2]xi32>, %arg3: !llvm.struct<(i32, i32)>) {
// CHECK-NEXT: %[[V0:[0-9]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %[[V1:[0-9]+]] = llvm.alloca %[[V0]] x i32 : (i32) -> !llvm.ptr
// CHECK-NEXT: llvm.store %arg0, %[[V1]] : i64, !llvm.ptr
// CHECK-NEXT: %[[V2:[0-9]+]] = llvm.alloca %[[V0]] x vector<2x!llvm.ptr> : (i32) -> !llvm.ptr
// CHECK-NEXT: llvm.store %arg0, %[[V2]] : i64, !llvm.ptr
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

llvm.func @n2(%x : i64, %v : vector<2x!llvm.ptr>, %s : vector<[2]xi32>, %st : !llvm.struct<(i32, i32)>) {
  %c = llvm.mlir.constant(1 : i32) : i32
  %a4 = llvm.alloca %c x vector<[2]xi32> : (i32) -> !llvm.ptr
  llvm.store %c, %a4 : i32, !llvm.ptr
  llvm.return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @n2(%arg0: i64, %arg1: vector<2x!llvm.ptr>, %arg2: vector<[2]xi32>, %arg3: !llvm.struct<(i32, i32)>) {
// CHECK-NEXT: %[[V0:[0-9]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %[[V1:[0-9]+]] = llvm.alloca %[[V0]] x vector<[2]xi32> : (i32) -> !llvm.ptr
// CHECK-NEXT: llvm.store %[[V0]], %[[V1]] : i32, !llvm.ptr
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

llvm.func @n3(%x : i64, %v : vector<2x!llvm.ptr>, %s : vector<[2]xi32>, %st : !llvm.struct<(i32, i32)>) {
  %c = llvm.mlir.constant(1 : i32) : i32
  %a5 = llvm.alloca %c x !llvm.struct<(i32, i32)> : (i32) -> !llvm.ptr
  llvm.store %st, %a5 : !llvm.struct<(i32, i32)>, !llvm.ptr
  %a6 = llvm.alloca %c x !llvm.struct<(i32, i32)> : (i32) -> !llvm.ptr
  llvm.store %c, %a6 : i32, !llvm.ptr
  %a7 = llvm.alloca %c x i64 : (i32) -> !llvm.ptr
  llvm.store %st, %a7 : !llvm.struct<(i32, i32)>, !llvm.ptr
  llvm.return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @n3(%arg0: i64, %arg1: vector<2x!llvm.ptr>, %arg2: vector<[2]xi32>, %arg3: !llvm.struct<(i32, i32)>) {
// CHECK-NEXT: %[[V0:[0-9]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %[[V1:[0-9]+]] = llvm.alloca %[[V0]] x !llvm.struct<(i32, i32)> : (i32) -> !llvm.ptr
// CHECK-NEXT: llvm.store %[[V0]], %[[V1]] : i32, !llvm.ptr
// CHECK-NEXT: %[[V2:[0-9]+]] = llvm.alloca %[[V0]] x i64 : (i32) -> !llvm.ptr
// CHECK-NEXT: llvm.store %arg3, %[[V2]] : !llvm.struct<(i32, i32)>, !llvm.ptr
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }
