// exit status: 45
//
// The sun and the four giant planets, moved through 1,000 steps of 0.01 days by
// the symplectic Euler rule. The energy of the system is well known: it is
// -0.169087605 after 1,000 steps in units of solar masses, astronomical units
// and years. The status is the energy in billionths, negated, modulo 120.

// Rows: sun, Jupiter, Saturn, Uranus, Neptune. Columns: x, y, z in astronomical
// units; velocities in astronomical units per day; mass in solar masses.
memref.global "private" constant @bodies : memref<5x7xf64> = dense<[
  [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0],
  [4.84143144246472090, -1.16032004402742839, -0.103622044471123109,
   0.00166007664274403694, 0.00769901118419740425, -0.0000690460016972063023,
   0.000954791938424326609],
  [8.34336671824457987, 4.12479856412430479, -0.403523417114321381,
   -0.00276742510726411021, 0.00499852801234917238, 0.0000230417297573763929,
   0.000285885980666130812],
  [12.8943695621391310, -15.1111514016986312, -0.223307578892655734,
   0.00296460137564761618, 0.00237847173959480950, -0.0000296589568540237556,
   0.0000436624404335156298],
  [15.3796971148509165, -25.9193146099879641, 0.179258772950371181,
   0.00268067772490389322, 0.00162824170038242295, -0.0000951592254519715870,
   0.0000515138902046611451]]>

// The square root without a mathematics library: halving the exponent in the
// bits gives a first guess of 1 / sqrt(x), and five Newton steps make it exact
// to the last place or two.
func.func private @sqrt(%x: f64) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %one = arith.constant 1 : i64
  %magic = arith.constant 0x5FE6EB50C7B537A9 : i64
  %half = arith.constant 5.000000e-01 : f64
  %three_halves = arith.constant 1.500000e+00 : f64
  %bits = arith.bitcast %x : f64 to i64
  %halved = arith.shrui %bits, %one : i64
  %guess_bits = arith.subi %magic, %halved : i64
  %guess = arith.bitcast %guess_bits : i64 to f64
  %half_x = arith.mulf %x, %half : f64
  %inverse = scf.for %i = %c0 to %c5 step %c1 iter_args(%y = %guess) -> (f64) {
    %square = arith.mulf %y, %y : f64
    %product = arith.mulf %half_x, %square : f64
    %factor = arith.subf %three_halves, %product : f64
    %next = arith.mulf %y, %factor : f64
    scf.yield %next : f64
  }
  %root = arith.mulf %x, %inverse : f64
  return %root : f64
}

// Copies the table, turning days into years and masses into the unit in which
// the constant of gravitation is one (4 pi^2 for the sun).
func.func private @load(%state: memref<5x7xf64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c5 = arith.constant 5 : index
  %c6 = arith.constant 6 : index
  %days = arith.constant 3.652400e+02 : f64
  %solar_mass = arith.constant 39.478417604357432 : f64
  %table = memref.get_global @bodies : memref<5x7xf64>
  memref.copy %table, %state : memref<5x7xf64> to memref<5x7xf64>
  scf.for %i = %c0 to %c5 step %c1 {
    scf.for %v = %c3 to %c6 step %c1 {
      %per_day = memref.load %state[%i, %v] : memref<5x7xf64>
      %per_year = arith.mulf %per_day, %days : f64
      memref.store %per_year, %state[%i, %v] : memref<5x7xf64>
    }
    %relative = memref.load %state[%i, %c6] : memref<5x7xf64>
    %mass = arith.mulf %relative, %solar_mass : f64
    memref.store %mass, %state[%i, %c6] : memref<5x7xf64>
  }
  return
}

// Gives the sun the momentum that cancels that of the planets.
func.func private @offset_momentum(%state: memref<5x7xf64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c5 = arith.constant 5 : index
  %c6 = arith.constant 6 : index
  %zero = arith.constant 0.000000e+00 : f64
  %sun = memref.load %state[%c0, %c6] : memref<5x7xf64>
  scf.for %v = %c3 to %c6 step %c1 {
    %momentum = scf.for %i = %c0 to %c5 step %c1 iter_args(%acc = %zero) -> (f64) {
      %mass = memref.load %state[%i, %c6] : memref<5x7xf64>
      %velocity = memref.load %state[%i, %v] : memref<5x7xf64>
      %product = arith.mulf %mass, %velocity : f64
      %next = arith.addf %acc, %product : f64
      scf.yield %next : f64
    }
    %ratio = arith.divf %momentum, %sun : f64
    %velocity = arith.negf %ratio : f64
    memref.store %velocity, %state[%c0, %v] : memref<5x7xf64>
  }
  return
}

// The difference of two positions and the square of its length.
func.func private @distance(%state: memref<5x7xf64>, %i: index, %j: index)
    -> (f64, f64, f64, f64) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %xi = memref.load %state[%i, %c0] : memref<5x7xf64>
  %yi = memref.load %state[%i, %c1] : memref<5x7xf64>
  %zi = memref.load %state[%i, %c2] : memref<5x7xf64>
  %xj = memref.load %state[%j, %c0] : memref<5x7xf64>
  %yj = memref.load %state[%j, %c1] : memref<5x7xf64>
  %zj = memref.load %state[%j, %c2] : memref<5x7xf64>
  %dx = arith.subf %xi, %xj : f64
  %dy = arith.subf %yi, %yj : f64
  %dz = arith.subf %zi, %zj : f64
  %xx = arith.mulf %dx, %dx : f64
  %yy = arith.mulf %dy, %dy : f64
  %zz = arith.mulf %dz, %dz : f64
  %xy = arith.addf %xx, %yy : f64
  %square = arith.addf %xy, %zz : f64
  return %dx, %dy, %dz, %square : f64, f64, f64, f64
}

// state[i, column] += amount * by
func.func private @add(%state: memref<5x7xf64>, %i: index, %column: index,
                       %amount: f64, %by: f64) {
  %old = memref.load %state[%i, %column] : memref<5x7xf64>
  %change = arith.mulf %amount, %by : f64
  %new = arith.addf %old, %change : f64
  memref.store %new, %state[%i, %column] : memref<5x7xf64>
  return
}

func.func private @advance(%state: memref<5x7xf64>, %dt: f64) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %c5 = arith.constant 5 : index
  %c6 = arith.constant 6 : index
  scf.for %i = %c0 to %c5 step %c1 {
    %mass_i = memref.load %state[%i, %c6] : memref<5x7xf64>
    %after = arith.addi %i, %c1 : index
    scf.for %j = %after to %c5 step %c1 {
      %mass_j = memref.load %state[%j, %c6] : memref<5x7xf64>
      %d:4 = func.call @distance(%state, %i, %j)
        : (memref<5x7xf64>, index, index) -> (f64, f64, f64, f64)
      %length = func.call @sqrt(%d#3) : (f64) -> f64
      %cube = arith.mulf %d#3, %length : f64
      %magnitude = arith.divf %dt, %cube : f64
      %pull_j = arith.mulf %mass_j, %magnitude : f64
      %pull_i = arith.negf %pull_j : f64
      %pull_other = arith.mulf %mass_i, %magnitude : f64
      func.call @add(%state, %i, %c3, %d#0, %pull_i) : (memref<5x7xf64>, index, index, f64, f64) -> ()
      func.call @add(%state, %i, %c4, %d#1, %pull_i) : (memref<5x7xf64>, index, index, f64, f64) -> ()
      func.call @add(%state, %i, %c5, %d#2, %pull_i) : (memref<5x7xf64>, index, index, f64, f64) -> ()
      func.call @add(%state, %j, %c3, %d#0, %pull_other) : (memref<5x7xf64>, index, index, f64, f64) -> ()
      func.call @add(%state, %j, %c4, %d#1, %pull_other) : (memref<5x7xf64>, index, index, f64, f64) -> ()
      func.call @add(%state, %j, %c5, %d#2, %pull_other) : (memref<5x7xf64>, index, index, f64, f64) -> ()
    }
  }
  scf.for %i = %c0 to %c5 step %c1 {
    scf.for %x = %c0 to %c3 step %c1 {
      %v = arith.addi %x, %c3 : index
      %velocity = memref.load %state[%i, %v] : memref<5x7xf64>
      func.call @add(%state, %i, %x, %velocity, %dt) : (memref<5x7xf64>, index, index, f64, f64) -> ()
    }
  }
  return
}

// Half the mass times the square of the velocity.
func.func private @kinetic(%state: memref<5x7xf64>, %i: index) -> f64 {
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c6 = arith.constant 6 : index
  %zero = arith.constant 0.000000e+00 : f64
  %half = arith.constant 5.000000e-01 : f64
  %square = scf.for %v = %c3 to %c6 step %c1 iter_args(%acc = %zero) -> (f64) {
    %velocity = memref.load %state[%i, %v] : memref<5x7xf64>
    %vv = arith.mulf %velocity, %velocity : f64
    %next = arith.addf %acc, %vv : f64
    scf.yield %next : f64
  }
  %mass = memref.load %state[%i, %c6] : memref<5x7xf64>
  %half_mass = arith.mulf %mass, %half : f64
  %energy = arith.mulf %half_mass, %square : f64
  return %energy : f64
}

func.func private @energy(%state: memref<5x7xf64>) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %c6 = arith.constant 6 : index
  %zero = arith.constant 0.000000e+00 : f64
  %total = scf.for %i = %c0 to %c5 step %c1 iter_args(%acc = %zero) -> (f64) {
    %kinetic = func.call @kinetic(%state, %i) : (memref<5x7xf64>, index) -> f64
    %with_kinetic = arith.addf %acc, %kinetic : f64
    %mass_i = memref.load %state[%i, %c6] : memref<5x7xf64>
    %after = arith.addi %i, %c1 : index
    %inner = scf.for %j = %after to %c5 step %c1 iter_args(%sum = %with_kinetic) -> (f64) {
      %mass_j = memref.load %state[%j, %c6] : memref<5x7xf64>
      %d:4 = func.call @distance(%state, %i, %j)
        : (memref<5x7xf64>, index, index) -> (f64, f64, f64, f64)
      %length = func.call @sqrt(%d#3) : (f64) -> f64
      %masses = arith.mulf %mass_i, %mass_j : f64
      %potential = arith.divf %masses, %length : f64
      %next = arith.subf %sum, %potential : f64
      scf.yield %next : f64
    }
    scf.yield %inner : f64
  }
  return %total : f64
}

func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %steps = arith.constant 1000 : index
  %dt = arith.constant 1.000000e-02 : f64
  %state = memref.alloc() : memref<5x7xf64>
  call @load(%state) : (memref<5x7xf64>) -> ()
  call @offset_momentum(%state) : (memref<5x7xf64>) -> ()
  scf.for %step = %c0 to %steps step %c1 {
    func.call @advance(%state, %dt) : (memref<5x7xf64>, f64) -> ()
  }
  %energy = call @energy(%state) : (memref<5x7xf64>) -> f64
  memref.dealloc %state : memref<5x7xf64>
  %billion = arith.constant -1.000000e+09 : f64
  %half = arith.constant 5.000000e-01 : f64
  %modulus = arith.constant 120 : i32
  %scaled = arith.mulf %energy, %billion : f64
  %shifted = arith.addf %scaled, %half : f64
  %rounded = arith.fptosi %shifted : f64 to i32
  %status = arith.remui %rounded, %modulus : i32
  return %status : i32
}
