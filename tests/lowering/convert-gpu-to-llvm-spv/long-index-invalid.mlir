// RUN: mlir-opt %s --split-input-file --convert-gpu-to-llvm-spv=use-64bit-index --verify-diagnostics

gpu.module @k {
  gpu.func @s(%v: i32, %o: i32, %f: f32) kernel {
    %w = arith.constant 32 : i32
    // expected-error @below {{failed to legalize operation 'gpu.shuffle' that was explicitly marked illegal}}
    %0, %1 = gpu.shuffle xor %v, %o, %w : i32
    %2, %3 = gpu.shuffle up %v, %o, %w : i32
    %4, %5 = gpu.shuffle down %f, %o, %w : f32
    %6, %7 = gpu.shuffle idx %v, %o, %w : i32
    gpu.return
  }
}

// -----

gpu.module @k {
  gpu.func @s(%v: i32, %o: i32, %w: i32) kernel attributes {intel_reqd_sub_group_size = 16 : i32} {
    // expected-error @below {{failed to legalize operation 'gpu.shuffle' that was explicitly marked illegal}}
    %0, %1 = gpu.shuffle xor %v, %o, %w : i32
    gpu.return
  }
}

// -----

gpu.module @k {
  // expected-error @below {{'llvm.insertvalue' op Type mismatch: cannot insert '!llvm.ptr' into '!llvm.struct<(ptr<5>, ptr<5>, i64, array<1 x i64>, array<1 x i64>)>'}}
  gpu.func @s(%v: i32, %o: i32, %w: i32, %f: f32, %m: memref<4xf32>, %n: memref<4xf32, 1>, %p: memref<4xf32, #gpu.address_space<workgroup>>, %d: memref<?x?xf32, #gpu.address_space<global>>) workgroup(%x: memref<32xf32, 3>, %z: memref<1xf32, #gpu.address_space<workgroup>>) private(%y: memref<1xi32, 5>, %q: memref<3xi8, #gpu.address_space<private>>) kernel attributes {known_block_size = array<i32: 1, 2, 3>, known_grid_size = array<i32: 4, 5, 6>} {
    gpu.return
  }
  gpu.func @t(%v: index) -> index {
    gpu.return %v : index
  }
  func.func @u(%v: i32) -> i32 {
    return %v : i32
  }
  func.func private @decl(memref<?xi32>)
}

// -----

gpu.module @k {
  gpu.func @s(%v: f32) kernel {
    %c = arith.constant 1 : index
    %d = arith.addi %c, %c : index
    %m = memref.alloc() : memref<4xf32>
    memref.store %v, %m[%c] : memref<4xf32>
    // expected-error @below {{use of undeclared SSA value name}}
    %x = scf.if %t -> i32 { }
    gpu.return
  }
}

// -----

gpu.module @k {
  gpu.func @s(%v: f32) kernel {
    %c = arith.constant 1 : index
    %d = arith.addi %c, %c : index
    %m = memref.alloc() : memref<4xf32>
    memref.store %v, %m[%c] : memref<4xf32>
    %vec = vector.broadcast %v : f32 to vector<4xf32>
    %dd = index.add %d, %c
    // expected-error @below {{type mismatch for bb argument #0 of successor #0}}
    cf.br ^a(%d: index)
^a(%e: index):
    gpu.return
  }
}

// -----

gpu.module @k {
  // expected-error @below {{'llvm.insertvalue' op Type mismatch: cannot insert '!llvm.ptr' into '!llvm.struct<(ptr<1>, ptr<1>, i64, array<1 x i64>, array<1 x i64>)>'}}
  gpu.func @s() private(%x: memref<32xf32, 0>, %x2: memref<2x3xi8>) kernel {
    gpu.return
  }
}

// -----

gpu.module @k {
  gpu.func @t(%a : i1, %b: i128, %c: i4, %d : index, %e: f8E4M3FN, %o : i32) attributes {intel_reqd_sub_group_size = 16 : i32} {
    %w = arith.constant 16 : i32
    // expected-error @below {{failed to legalize operation 'gpu.shuffle' that was explicitly marked illegal}}
    %0, %1 = gpu.shuffle xor %b, %o, %w : i128
    gpu.return
  }
}

// -----

gpu.module @k {
  gpu.func @t(%a : i1, %b: i128, %c: i4, %d : index, %e: f8E4M3FN, %o : i32) attributes {intel_reqd_sub_group_size = 16 : i32} {
    %w = arith.constant 16 : i32
    // expected-error @below {{failed to legalize operation 'gpu.shuffle' that was explicitly marked illegal}}
    %0, %1 = gpu.shuffle xor %c, %o, %w : i4
    gpu.return
  }
}

// -----

gpu.module @k {
  gpu.func @t(%a : i1, %b: i128, %c: i4, %d : index, %e: f8E4M3FN, %o : i32) -> (i32, i1) attributes {intel_reqd_sub_group_size = 16 : i32} {
    %w = arith.constant 8 : i32
    // expected-error @below {{failed to legalize operation 'gpu.shuffle' that was explicitly marked illegal}}
    %0, %1 = gpu.shuffle xor %o, %o, %w : i32
    gpu.return %0, %1 : i32, i1
  }
}

// -----

gpu.module @k {
  // expected-error @below {{failed to legalize operation 'gpu.func' that was explicitly marked illegal}}
  gpu.func @t(%a : tf32, %o : i32, %w : i32) {
    %0, %1 = gpu.shuffle xor %a, %o, %w : tf32
    gpu.return
  }
}
