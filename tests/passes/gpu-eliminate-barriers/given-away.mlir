// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --gpu-eliminate-barriers | FileCheck %s

func.func @cap_none(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y = arith.select %c, %m, %n : memref<8xf32>

gpu.barrier
memref.store %v, %x[%i] : memref<8xf32>
gpu.barrier {n = 7 : i64}
memref.store %v, %y[%i] : memref<8xf32>
gpu.barrier

  return %v : f32
}

// -----

func.func @cap_unreg(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y = arith.select %c, %m, %n : memref<8xf32>
"x.y"(%x) : (memref<8xf32>) -> ()
gpu.barrier
memref.store %v, %x[%i] : memref<8xf32>
gpu.barrier {n = 7 : i64}
memref.store %v, %y[%i] : memref<8xf32>
gpu.barrier

  return %v : f32
}

// -----

func.func @cap_unreg2(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y = arith.select %c, %m, %n : memref<8xf32>

gpu.barrier
memref.store %v, %x[%i] : memref<8xf32>
gpu.barrier {n = 7 : i64}
memref.store %v, %y[%i] : memref<8xf32>
gpu.barrier
"x.y"(%x) : (memref<8xf32>) -> ()
  return %v : f32
}

// -----

func.func @cap_call(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y = arith.select %c, %m, %n : memref<8xf32>
func.call @g(%x) : (memref<8xf32>) -> ()
gpu.barrier
memref.store %v, %x[%i] : memref<8xf32>
gpu.barrier {n = 7 : i64}
memref.store %v, %y[%i] : memref<8xf32>
gpu.barrier

  return %v : f32
}
func.func private @g(memref<8xf32>)

// -----

func.func @cap_callpost(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y = arith.select %c, %m, %n : memref<8xf32>

gpu.barrier
memref.store %v, %x[%i] : memref<8xf32>
gpu.barrier {n = 7 : i64}
memref.store %v, %y[%i] : memref<8xf32>
gpu.barrier
func.call @g(%x) : (memref<8xf32>) -> ()
  return %v : f32
}
func.func private @g(memref<8xf32>)

// -----

func.func @cap_indirect(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y = arith.select %c, %m, %n : memref<8xf32>
%f = constant @g : (memref<8xf32>) -> ()
call_indirect %f(%x) : (memref<8xf32>) -> ()
gpu.barrier
memref.store %v, %x[%i] : memref<8xf32>
gpu.barrier {n = 7 : i64}
memref.store %v, %y[%i] : memref<8xf32>
gpu.barrier

  return %v : f32
}
func.func private @g(memref<8xf32>)

// -----

func.func @cap_ucast(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y = arith.select %c, %m, %n : memref<8xf32>
%z = builtin.unrealized_conversion_cast %x : memref<8xf32> to i64
 func.call @g(%z) : (i64) -> ()
gpu.barrier
memref.store %v, %x[%i] : memref<8xf32>
gpu.barrier {n = 7 : i64}
memref.store %v, %y[%i] : memref<8xf32>
gpu.barrier

  return %v : f32
}
func.func private @g(i64)

// -----

func.func @cap_memcpy(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y = arith.select %c, %m, %n : memref<8xf32>
gpu.memcpy %x, %m : memref<8xf32>, memref<8xf32>
gpu.barrier
memref.store %v, %x[%i] : memref<8xf32>
gpu.barrier {n = 7 : i64}
memref.store %v, %y[%i] : memref<8xf32>
gpu.barrier

  return %v : f32
}

// -----

func.func @cap_launchf(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y = arith.select %c, %m, %n : memref<8xf32>

gpu.barrier
memref.store %v, %x[%i] : memref<8xf32>
gpu.barrier {n = 7 : i64}
memref.store %v, %y[%i] : memref<8xf32>
gpu.barrier

  return %v : f32
}

// -----

func.func @cap_asynccall(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y = arith.select %c, %m, %n : memref<8xf32>
%tok = async.call @g(%x) : (memref<8xf32>) -> !async.token
gpu.barrier
memref.store %v, %x[%i] : memref<8xf32>
gpu.barrier {n = 7 : i64}
memref.store %v, %y[%i] : memref<8xf32>
gpu.barrier

  return %v : f32
}
async.func @g(%a: memref<8xf32>) -> !async.token { return }

// -----

func.func @cap_loopcall(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y = arith.select %c, %m, %n : memref<8xf32>
scf.for %j = %i to %i step %i { func.call @g(%x) : (memref<8xf32>) -> () }
gpu.barrier
memref.store %v, %x[%i] : memref<8xf32>
gpu.barrier {n = 7 : i64}
memref.store %v, %y[%i] : memref<8xf32>
gpu.barrier

  return %v : f32
}
func.func private @g(memref<8xf32>)

// -----

func.func @cap_select(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y = arith.select %c, %m, %n : memref<8xf32>
%z = arith.select %c, %m, %x : memref<8xf32>
"x.y"(%z) : (memref<8xf32>) -> ()
gpu.barrier
memref.store %v, %x[%i] : memref<8xf32>
gpu.barrier {n = 7 : i64}
memref.store %v, %y[%i] : memref<8xf32>
gpu.barrier

  return %v : f32
}

// -----

func.func @cap_select2(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y = arith.select %c, %m, %n : memref<8xf32>
%z = arith.select %c, %m, %x : memref<8xf32>
%l = memref.load %z[%i] : memref<8xf32>
"x.y"(%l) : (f32) -> ()
gpu.barrier
memref.store %v, %x[%i] : memref<8xf32>
gpu.barrier {n = 7 : i64}
memref.store %v, %y[%i] : memref<8xf32>
gpu.barrier

  return %v : f32
}

// -----

func.func @cap_subview(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y = arith.select %c, %m, %n : memref<8xf32>
%z = memref.subview %x[0][4][1] : memref<8xf32> to memref<4xf32>
memref.store %v, %z[%i] : memref<4xf32>
gpu.barrier
memref.store %v, %x[%i] : memref<8xf32>
gpu.barrier {n = 7 : i64}
memref.store %v, %y[%i] : memref<8xf32>
gpu.barrier

  return %v : f32
}

// -----

func.func @cap_subviewcall(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y = arith.select %c, %m, %n : memref<8xf32>
%z = memref.subview %x[0][4][1] : memref<8xf32> to memref<4xf32>
"x.y"(%z) : (memref<4xf32>) -> ()
gpu.barrier
memref.store %v, %x[%i] : memref<8xf32>
gpu.barrier {n = 7 : i64}
memref.store %v, %y[%i] : memref<8xf32>
gpu.barrier

  return %v : f32
}

// -----

func.func @cap_castcall(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y = arith.select %c, %m, %n : memref<8xf32>
%z = memref.cast %x : memref<8xf32> to memref<?xf32>
"x.y"(%z) : (memref<?xf32>) -> ()
gpu.barrier
memref.store %v, %x[%i] : memref<8xf32>
gpu.barrier {n = 7 : i64}
memref.store %v, %y[%i] : memref<8xf32>
gpu.barrier

  return %v : f32
}

// -----

func.func @cap_reint(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y = arith.select %c, %m, %n : memref<8xf32>
%z = memref.reinterpret_cast %x to offset:[0], sizes:[4], strides:[1] : memref<8xf32> to memref<4xf32>
memref.store %v, %z[%i] : memref<4xf32>
gpu.barrier
memref.store %v, %x[%i] : memref<8xf32>
gpu.barrier {n = 7 : i64}
memref.store %v, %y[%i] : memref<8xf32>
gpu.barrier

  return %v : f32
}

// -----

func.func @cap_mscast(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y = arith.select %c, %m, %n : memref<8xf32>
%z = memref.memory_space_cast %x : memref<8xf32> to memref<8xf32, 1>
memref.store %v, %z[%i] : memref<8xf32, 1>
gpu.barrier
memref.store %v, %x[%i] : memref<8xf32>
gpu.barrier {n = 7 : i64}
memref.store %v, %y[%i] : memref<8xf32>
gpu.barrier

  return %v : f32
}

// -----

func.func @cap_assume(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y = arith.select %c, %m, %n : memref<8xf32>
%z = memref.assume_alignment %x, 4 : memref<8xf32>
memref.store %v, %z[%i] : memref<8xf32>
gpu.barrier
memref.store %v, %x[%i] : memref<8xf32>
gpu.barrier {n = 7 : i64}
memref.store %v, %y[%i] : memref<8xf32>
gpu.barrier

  return %v : f32
}

// -----

func.func @cap_expand(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y = arith.select %c, %m, %n : memref<8xf32>
%z = memref.expand_shape %x [[0,1]] output_shape [2,4] : memref<8xf32> into memref<2x4xf32>
memref.store %v, %z[%i, %i] : memref<2x4xf32>
gpu.barrier
memref.store %v, %x[%i] : memref<8xf32>
gpu.barrier {n = 7 : i64}
memref.store %v, %y[%i] : memref<8xf32>
gpu.barrier

  return %v : f32
}

// -----

func.func @cap_meta(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y = arith.select %c, %m, %n : memref<8xf32>
%z, %o, %s, %st = memref.extract_strided_metadata %x : memref<8xf32> -> memref<f32>, index, index, index
"x.y"(%o, %s, %st) : (index, index, index) -> ()
gpu.barrier
memref.store %v, %x[%i] : memref<8xf32>
gpu.barrier {n = 7 : i64}
memref.store %v, %y[%i] : memref<8xf32>
gpu.barrier

  return %v : f32
}

// -----

func.func @cap_ptr(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y = arith.select %c, %m, %n : memref<8xf32>
%z = memref.extract_aligned_pointer_as_index %x : memref<8xf32> -> index
"x.y"(%z) : (index) -> ()
gpu.barrier
memref.store %v, %x[%i] : memref<8xf32>
gpu.barrier {n = 7 : i64}
memref.store %v, %y[%i] : memref<8xf32>
gpu.barrier

  return %v : f32
}

// -----

func.func @cap_load(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y = arith.select %c, %m, %n : memref<8xf32>
%z = memref.load %x[%i] : memref<8xf32>
"x.y"(%z) : (f32) -> ()
gpu.barrier
memref.store %v, %x[%i] : memref<8xf32>
gpu.barrier {n = 7 : i64}
memref.store %v, %y[%i] : memref<8xf32>
gpu.barrier

  return %v : f32
}

// -----

func.func @cap_store(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y = arith.select %c, %m, %n : memref<8xf32>
memref.store %v, %x[%i] : memref<8xf32>
gpu.barrier
memref.store %v, %x[%i] : memref<8xf32>
gpu.barrier {n = 7 : i64}
memref.store %v, %y[%i] : memref<8xf32>
gpu.barrier

  return %v : f32
}

// -----

func.func @cap_storein(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y = arith.select %c, %m, %n : memref<8xf32>
%q = memref.alloc() : memref<memref<8xf32>>
 memref.store %x, %q[] : memref<memref<8xf32>>
gpu.barrier
memref.store %v, %x[%i] : memref<8xf32>
gpu.barrier {n = 7 : i64}
memref.store %v, %y[%i] : memref<8xf32>
gpu.barrier

  return %v : f32
}

// -----

func.func @cap_dim(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y = arith.select %c, %m, %n : memref<8xf32>
%d = memref.dim %x, %i : memref<8xf32>
"x.y"(%d) : (index) -> ()
gpu.barrier
memref.store %v, %x[%i] : memref<8xf32>
gpu.barrier {n = 7 : i64}
memref.store %v, %y[%i] : memref<8xf32>
gpu.barrier

  return %v : f32
}

// -----

func.func @cap_dealloc(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y = arith.select %c, %m, %n : memref<8xf32>
memref.dealloc %x : memref<8xf32>
gpu.barrier
memref.store %v, %x[%i] : memref<8xf32>
gpu.barrier {n = 7 : i64}
memref.store %v, %y[%i] : memref<8xf32>
gpu.barrier

  return %v : f32
}

// -----

func.func @cap_copy(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y = arith.select %c, %m, %n : memref<8xf32>
memref.copy %m, %x : memref<8xf32> to memref<8xf32>
gpu.barrier
memref.store %v, %x[%i] : memref<8xf32>
gpu.barrier {n = 7 : i64}
memref.store %v, %y[%i] : memref<8xf32>
gpu.barrier

  return %v : f32
}

// -----

func.func @cap_copyfrom(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y = arith.select %c, %m, %n : memref<8xf32>
memref.copy %x, %m : memref<8xf32> to memref<8xf32>
gpu.barrier
memref.store %v, %x[%i] : memref<8xf32>
gpu.barrier {n = 7 : i64}
memref.store %v, %y[%i] : memref<8xf32>
gpu.barrier

  return %v : f32
}

// -----

func.func @cap_for(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y = arith.select %c, %m, %n : memref<8xf32>
%z = scf.for %j = %i to %i step %i iter_args(%k = %x) -> memref<8xf32> { %q = arith.select %c, %k, %m : memref<8xf32>
 scf.yield %q : memref<8xf32> }
"x.y"(%z) : (memref<8xf32>) -> ()
gpu.barrier
memref.store %v, %x[%i] : memref<8xf32>
gpu.barrier {n = 7 : i64}
memref.store %v, %y[%i] : memref<8xf32>
gpu.barrier

  return %v : f32
}

// -----

func.func @cap_iff(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y = arith.select %c, %m, %n : memref<8xf32>
%z = scf.if %c -> memref<8xf32> { scf.yield %x : memref<8xf32> } else { scf.yield %m : memref<8xf32> }
"x.y"(%z) : (memref<8xf32>) -> ()
gpu.barrier
memref.store %v, %x[%i] : memref<8xf32>
gpu.barrier {n = 7 : i64}
memref.store %v, %y[%i] : memref<8xf32>
gpu.barrier

  return %v : f32
}

// -----

func.func @cap_linalg(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y = arith.select %c, %m, %n : memref<8xf32>
linalg.fill ins(%v : f32) outs(%x : memref<8xf32>)
gpu.barrier
memref.store %v, %x[%i] : memref<8xf32>
gpu.barrier {n = 7 : i64}
memref.store %v, %y[%i] : memref<8xf32>
gpu.barrier

  return %v : f32
}

// -----

func.func @cap_atomic(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y = arith.select %c, %m, %n : memref<8xf32>
%z = memref.atomic_rmw addf %v, %x[%i] : (f32, memref<8xf32>) -> f32
gpu.barrier
memref.store %v, %x[%i] : memref<8xf32>
gpu.barrier {n = 7 : i64}
memref.store %v, %y[%i] : memref<8xf32>
gpu.barrier

  return %v : f32
}

// -----

func.func @cap_gatomic(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y = arith.select %c, %m, %n : memref<8xf32>
%z = memref.generic_atomic_rmw %x[%i] : memref<8xf32> {
^bb0(%cur : f32):
 memref.atomic_yield %cur : f32
}
gpu.barrier
memref.store %v, %x[%i] : memref<8xf32>
gpu.barrier {n = 7 : i64}
memref.store %v, %y[%i] : memref<8xf32>
gpu.barrier

  return %v : f32
}

// -----

func.func @cap_prefetch(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y = arith.select %c, %m, %n : memref<8xf32>
memref.prefetch %x[%i], read, locality<3>, data : memref<8xf32>
gpu.barrier
memref.store %v, %x[%i] : memref<8xf32>
gpu.barrier {n = 7 : i64}
memref.store %v, %y[%i] : memref<8xf32>
gpu.barrier

  return %v : f32
}

// -----

func.func @cap_vecwrite(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y = arith.select %c, %m, %n : memref<8xf32>
%vv = vector.broadcast %v : f32 to vector<4xf32>
 vector.transfer_write %vv, %x[%i] : vector<4xf32>, memref<8xf32>
gpu.barrier
memref.store %v, %x[%i] : memref<8xf32>
gpu.barrier {n = 7 : i64}
memref.store %v, %y[%i] : memref<8xf32>
gpu.barrier

  return %v : f32
}

// -----

func.func @cap_vecread(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y = arith.select %c, %m, %n : memref<8xf32>
%vv = vector.transfer_read %x[%i], %v : memref<8xf32>, vector<4xf32>
"x.y"(%vv) : (vector<4xf32>) -> ()
gpu.barrier
memref.store %v, %x[%i] : memref<8xf32>
gpu.barrier {n = 7 : i64}
memref.store %v, %y[%i] : memref<8xf32>
gpu.barrier

  return %v : f32
}

// -----

func.func @cap_vstore(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y = arith.select %c, %m, %n : memref<8xf32>
%vv = vector.broadcast %v : f32 to vector<4xf32>
 vector.store %vv, %x[%i] : memref<8xf32>, vector<4xf32>
gpu.barrier
memref.store %v, %x[%i] : memref<8xf32>
gpu.barrier {n = 7 : i64}
memref.store %v, %y[%i] : memref<8xf32>
gpu.barrier

  return %v : f32
}

// -----

func.func @cap_affst(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y = arith.select %c, %m, %n : memref<8xf32>
affine.store %v, %x[0] : memref<8xf32>
gpu.barrier
memref.store %v, %x[%i] : memref<8xf32>
gpu.barrier {n = 7 : i64}
memref.store %v, %y[%i] : memref<8xf32>
gpu.barrier

  return %v : f32
}

// -----

func.func @cap_affld(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y = arith.select %c, %m, %n : memref<8xf32>
%z=affine.load %x[0] : memref<8xf32>
"x.y"(%z) : (f32) -> ()
gpu.barrier
memref.store %v, %x[%i] : memref<8xf32>
gpu.barrier {n = 7 : i64}
memref.store %v, %y[%i] : memref<8xf32>
gpu.barrier

  return %v : f32
}

// -----

func.func @cap_totensor(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y = arith.select %c, %m, %n : memref<8xf32>
%z = bufferization.to_tensor %x : memref<8xf32> to tensor<8xf32>
"x.y"(%z) : (tensor<8xf32>) -> ()
gpu.barrier
memref.store %v, %x[%i] : memref<8xf32>
gpu.barrier {n = 7 : i64}
memref.store %v, %y[%i] : memref<8xf32>
gpu.barrier

  return %v : f32
}

// -----

func.func @cap_clone(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y = arith.select %c, %m, %n : memref<8xf32>
%z = bufferization.clone %x : memref<8xf32> to memref<8xf32>
"x.y"(%z) : (memref<8xf32>) -> ()
gpu.barrier
memref.store %v, %x[%i] : memref<8xf32>
gpu.barrier {n = 7 : i64}
memref.store %v, %y[%i] : memref<8xf32>
gpu.barrier

  return %v : f32
}

// -----

func.func @cap_ret(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> (f32, memref<8xf32>) {
%x = memref.alloc() : memref<8xf32>
%y = arith.select %c, %m, %n : memref<8xf32>

gpu.barrier
memref.store %v, %x[%i] : memref<8xf32>
gpu.barrier {n = 7 : i64}
memref.store %v, %y[%i] : memref<8xf32>
gpu.barrier

  return %v, %x : f32, memref<8xf32>
}

// -----

func.func @cap_exec(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y = arith.select %c, %m, %n : memref<8xf32>
%z = scf.execute_region -> memref<8xf32> { scf.yield %x : memref<8xf32> }
"x.y"(%z) : (memref<8xf32>) -> ()
gpu.barrier
memref.store %v, %x[%i] : memref<8xf32>
gpu.barrier {n = 7 : i64}
memref.store %v, %y[%i] : memref<8xf32>
gpu.barrier

  return %v : f32
}

// -----

func.func @cap_scope(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y = arith.select %c, %m, %n : memref<8xf32>
%z = memref.alloca_scope -> (memref<8xf32>) { memref.alloca_scope.return %x : memref<8xf32> }
"x.y"(%z) : (memref<8xf32>) -> ()
gpu.barrier
memref.store %v, %x[%i] : memref<8xf32>
gpu.barrier {n = 7 : i64}
memref.store %v, %y[%i] : memref<8xf32>
gpu.barrier

  return %v : f32
}

// -----

func.func @cap_maskedstore(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y = arith.select %c, %m, %n : memref<8xf32>
%mk = vector.constant_mask [2] : vector<4xi1>
%vv = vector.broadcast %v : f32 to vector<4xf32>
vector.maskedstore %x[%i], %mk, %vv : memref<8xf32>, vector<4xi1>, vector<4xf32>
gpu.barrier
memref.store %v, %x[%i] : memref<8xf32>
gpu.barrier {n = 7 : i64}
memref.store %v, %y[%i] : memref<8xf32>
gpu.barrier

  return %v : f32
}

// -----

func.func @cap_compressstore(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y = arith.select %c, %m, %n : memref<8xf32>
%mk = vector.constant_mask [2] : vector<4xi1>
%vv = vector.broadcast %v : f32 to vector<4xf32>
vector.compressstore %x[%i], %mk, %vv : memref<8xf32>, vector<4xi1>, vector<4xf32>
gpu.barrier
memref.store %v, %x[%i] : memref<8xf32>
gpu.barrier {n = 7 : i64}
memref.store %v, %y[%i] : memref<8xf32>
gpu.barrier

  return %v : f32
}

// -----

func.func @cap_maskedload(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y = arith.select %c, %m, %n : memref<8xf32>
%mk = vector.constant_mask [2] : vector<4xi1>
%vv = vector.broadcast %v : f32 to vector<4xf32>
%r=vector.maskedload %x[%i], %mk, %vv : memref<8xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
"x.y"(%r) : (vector<4xf32>)->()
gpu.barrier
memref.store %v, %x[%i] : memref<8xf32>
gpu.barrier {n = 7 : i64}
memref.store %v, %y[%i] : memref<8xf32>
gpu.barrier

  return %v : f32
}

// -----

func.func @cap_affvec(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y = arith.select %c, %m, %n : memref<8xf32>
%vv = vector.broadcast %v : f32 to vector<4xf32>
affine.vector_store %vv, %x[0] : memref<8xf32>, vector<4xf32>
gpu.barrier
memref.store %v, %x[%i] : memref<8xf32>
gpu.barrier {n = 7 : i64}
memref.store %v, %y[%i] : memref<8xf32>
gpu.barrier

  return %v : f32
}

// -----

func.func @cap_realloc(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y = arith.select %c, %m, %n : memref<8xf32>
%x2 = memref.alloc(%i) : memref<?xf32>
%z = memref.realloc %x2 : memref<?xf32> to memref<8xf32>
gpu.barrier
memref.store %v, %x[%i] : memref<8xf32>
gpu.barrier {n = 7 : i64}
memref.store %v, %y[%i] : memref<8xf32>
gpu.barrier

  return %v : f32
}

// -----

func.func @cap_if_inside(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y = arith.select %c, %m, %n : memref<8xf32>
scf.if %c { memref.store %v, %x[%i] : memref<8xf32> }
gpu.barrier
memref.store %v, %x[%i] : memref<8xf32>
gpu.barrier {n = 7 : i64}
memref.store %v, %y[%i] : memref<8xf32>
gpu.barrier

  return %v : f32
}

// -----

func.func @cap_asyncy(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y = arith.select %c, %m, %n : memref<8xf32>
%tok, %zz = async.execute -> !async.value<memref<8xf32>> {async.yield %x : memref<8xf32>}
gpu.barrier
memref.store %v, %x[%i] : memref<8xf32>
gpu.barrier {n = 7 : i64}
memref.store %v, %y[%i] : memref<8xf32>
gpu.barrier

  return %v : f32
}

// -----

func.func @cap_storeboth(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y = arith.select %c, %m, %n : memref<8xf32>
memref.store %v, %x[%i] : memref<8xf32>
memref.store %v, %n[%i] : memref<8xf32>
gpu.barrier
memref.store %v, %x[%i] : memref<8xf32>
gpu.barrier {n = 7 : i64}
memref.store %v, %y[%i] : memref<8xf32>
gpu.barrier

  return %v : f32
}
